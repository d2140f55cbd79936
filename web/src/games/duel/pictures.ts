/** Which drawing stands for what: our own ones lie in the shared sprite, glyphs in that of the game. */
import icons from './icons.json';

const OWN = new Set(['papyrus', 'pendulum', 'armillary', 'clay', 'glass', 'stone', 'wood']);
const GLYPHS: Record<string, string> = icons;

/** The icon of a card, a wonder, a token or a symbol (`symbol-quill`). */
export function picture(slug: string): string {
  const glyph = GLYPHS[slug] ?? 'great-pyramid';
  return OWN.has(glyph) ? glyph : `duel/${glyph}`;
}
