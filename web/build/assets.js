/* Makes what the page is built from besides its own source: sprites of icons, subset fonts, texts without comments. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';
import { optimize } from 'svgo';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const OUT = join(WEB, 'src/generated');
const NAMES = join(WEB, '../src/ecumene/names');
const require = createRequire(import.meta.url);
const written = new Set();

/** Write a file, unless it says the same already: whoever watches it has nothing to do then. */
function write(file, content) {
  written.add(file);
  const bytes = Buffer.from(content);
  if (!existsSync(file) || !bytes.equals(readFileSync(file))) writeFileSync(file, bytes);
}

/** Remove what an earlier run made and this one did not. */
function sweep() {
  for (const entry of readdirSync(OUT, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && !written.has(file)) rmSync(file);
  }
}

/* ---- icons ---------------------------------------------------------------------------------------------------- */

const game_icons = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

const SVGO = {
  multipass: true,
  floatPrecision: 1,
  plugins: [{ name: 'preset-default', params: { overrides: { removeUnknownsAndDefaults: false } } }],
};

/** A drawing as a symbol: its own, or a glyph of Game-icons.net by its name there. */
function symbol(id, svg) {
  const { data } = optimize(
    svg,
    id.startsWith('own:') ? { ...SVGO, floatPrecision: 2 } : { ...SVGO, floatPrecision: 0 },
  );
  const box = /viewBox="([^"]+)"/.exec(data)[1];
  const inner = data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
  return `<symbol id="${id.replace('own:', '')}" viewBox="${box}">${inner}</symbol>`;
}

function glyph(name) {
  const icon = game_icons.icons[name] ?? game_icons.icons[game_icons.aliases?.[name]?.parent];
  if (!icon) throw new Error(`Game-icons.net has no glyph called ${name}`);
  return symbol(name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon.body}</svg>`);
}

function sprite(name, symbols) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  write(join(OUT, 'sprites', `${name}.svg`), text);
}

function sprites() {
  mkdirSync(join(OUT, 'sprites'), { recursive: true });
  const own = readdirSync(join(WEB, 'icons')).filter((file) => file.endsWith('.svg'));
  const drawn = own.map((file) =>
    symbol(`own:${basename(file, '.svg')}`, readFileSync(join(WEB, 'icons', file), 'utf8')),
  );
  const shared = JSON.parse(readFileSync(join(WEB, 'icons/shared.json'), 'utf8'));
  sprite('shared', [...drawn, ...shared.map(glyph)]);
  const drawnNames = new Set(own.map((file) => basename(file, '.svg')));
  for (const game of readdirSync(join(WEB, 'src/games'), { withFileTypes: true })) {
    if (!game.isDirectory()) continue;
    const wanted = JSON.parse(readFileSync(join(WEB, 'src/games', game.name, 'icons.json'), 'utf8'));
    const glyphs = [...new Set(Object.values(wanted))].filter(
      (name) => !drawnNames.has(name) && !shared.includes(name),
    );
    sprite(game.name, glyphs.sort().map(glyph));
  }
}

/* ---- fonts ---------------------------------------------------------------------------------------------------- */

const PUNCTUATION = '\u00a0«»·×–—‘’“”„…−→←№′';
const LATIN = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).join('') + PUNCTUATION.replace('№', '');
const CYRILLIC = Array.from({ length: 64 }, (_, n) => String.fromCharCode(0x410 + n)).join('') + 'ЁёЄєІіЇїҐґ№';

/* What is loaded at once is a core of letters; the whole files follow only for a text that needs more of them. */
const RANGES = {
  latin:
    'U+00A1-00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+20AC, U+2122',
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF',
  cyrillic: 'U+0301, U+0400, U+0402-0403, U+0405, U+0408-040F, U+0450, U+0452-0453, U+0455, U+0458-045F',
};
/* Lining and tabular figures, and what letters need to stand well beside each other; no small capitals, no swashes. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'pnum', 'tnum'];
const FACES = [
  ['alegreya', 'Alegreya', 400, 'normal'],
  ['alegreya', 'Alegreya', 400, 'italic'],
  ['alegreya', 'Alegreya', 500, 'normal'],
  ['alegreya', 'Alegreya', 700, 'normal'],
  ['alegreya-sans', 'Alegreya Sans', 500, 'normal'],
  ['alegreya-sans', 'Alegreya Sans', 700, 'normal'],
];

function face(family, weight, style, file, range) {
  const heavy = family === 'Alegreya Sans' && weight === 700 ? '700 800' : weight; // one file for both, and no false bold
  return (
    `@font-face { font-family: "${family}"; font-weight: ${heavy}; font-style: ${style}; font-display: swap; ` +
    `src: url("./fonts/${file}") format("woff2"); unicode-range: ${range}; }\n`
  );
}

function ranges(letters) {
  const codes = [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  const found = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else found.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
  return found.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

async function fonts() {
  mkdirSync(join(OUT, 'fonts'), { recursive: true });
  let css = '';
  for (const [slug, family, weight, style] of FACES) {
    const source = (script) =>
      readFileSync(join(WEB, `node_modules/@fontsource/${slug}/files/${slug}-${script}-${weight}-${style}.woff2`));
    for (const [script, range] of Object.entries(RANGES)) {
      const file = `${slug}-${script}-${weight}-${style}.woff2`;
      write(join(OUT, 'fonts', file), source(script));
      css += face(family, weight, style, file, range);
    }
    for (const [script, letters] of [
      ['latin', LATIN],
      ['cyrillic', CYRILLIC],
    ]) {
      const file = `${slug}-${script}-core-${weight}-${style}.woff2`;
      const subset = await subsetFont(source(script), letters, {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
      });
      write(join(OUT, 'fonts', file), subset);
      css += face(family, weight, style, file, ranges(letters));
    }
  }
  write(join(OUT, 'fonts.css'), css);
}

/* ---- texts ---------------------------------------------------------------------------------------------------- */

/** Which files a group of texts is made of; every other file of the page, and every game's rules, are a group of their own. */
const GROUPS = [
  [/^(common|web)\.ftl$/, () => 'web'],
  [/^(web-\w+)\.ftl$/, (match) => match[1]],
  [/^(phrases)\.ftl$/, (match) => match[1]],
  [/^(\w+?)(-cards|-web)?\.ftl$/, (match) => match[1]],
  [/^(\w+-\w+)\.ftl$/, (match) => match[1]],
];

function texts() {
  mkdirSync(join(OUT, 'texts'), { recursive: true });
  for (const language of ['en', 'uk', 'ru']) {
    const groups = {};
    for (const file of readdirSync(join(NAMES, language)).sort()) {
      if (/^(terminal|server)\.ftl$/.test(file)) continue;
      const [pattern, group] = GROUPS.find(([pattern]) => pattern.test(file));
      const name = group(pattern.exec(file));
      groups[name] = (groups[name] ?? '') + readFileSync(join(NAMES, language, file), 'utf8') + '\n';
    }
    for (const [name, text] of Object.entries(groups)) {
      const short = text
        .replace(/^#.*\n/gm, '')
        .replace(/\n{2,}/g, '\n')
        .replace(/^ {4}/gm, ' ');
      write(join(OUT, 'texts', `${language}.${name}.ftl`), short.trimStart());
    }
  }
}

mkdirSync(OUT, { recursive: true });
sprites();
texts();
await fonts();
sweep();
