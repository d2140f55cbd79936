/** What somebody means who types a move: its words or their beginnings, in the reader's language or as notation. */

/** The words of a text, small; `guard_tower` is two. */
export const tokens = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .replace(/[’ʼ`]/g, "'")
    .replace(/ё/g, 'е')
    .split(/[\s_,.:;!?()«»“”-]+/)
    .filter(Boolean);

/** Is each typed word the beginning of a word of the whole, in the same order? */
export function fits(typed: string[], whole: string[]): boolean {
  let place = 0;
  return typed.every((word) => {
    while (place < whole.length && !whole[place]?.startsWith(word)) place++;
    return place++ < whole.length;
  });
}

/** The moves that somebody may mean; `said` puts a move into words. The shortest come first. */
export function meant(typed: string, moves: string[], said: (move: string) => string): string[] {
  const wanted = tokens(typed);
  if (!wanted.length) return moves;
  const names = (move: string) => [tokens(move), tokens(said(move))];
  const exact = moves.filter((move) => names(move).some((name) => name.join(' ') === wanted.join(' ')));
  return exact.length ? exact : moves.filter((move) => names(move).some((name) => fits(wanted, name)));
}
