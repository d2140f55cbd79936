/* After the build: an index for each language, the service worker, and everything once more compressed, so that the server
   only sends it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { build } from 'vite';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGE = process.argv[2] ?? join(WEB, '../src/ecumene/page');
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.webmanifest', '.txt']);
const DESCRIPTIONS = {
  en: 'Civilization board games on one table: every rule kept, every refusal explained, live or over weeks, against friends or bots.',
  uk: 'Настільні ігри про цивілізації за одним столом: усі правила дотримано, кожну відмову пояснено, наживо чи тижнями, з друзями чи ботами.',
  ru: 'Настольные игры о цивилизациях за одним столом: все правила соблюдены, каждый отказ объяснён, вживую или неделями, с друзьями или ботами.',
};

function files(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

const indexOf = (language) => (language === 'en' ? 'index.html' : `index.${language}.html`);
const lettersOf = (language) => (language === 'en' ? ['latin'] : ['latin', 'cyrillic']);

/** The first texts and letters of a language are asked for together with the program. */
function preloads(language) {
  const assets = readdirSync(join(PAGE, 'assets'));
  const texts = assets.filter(
    (name) => name.startsWith(`${language}.web-`) && name.endsWith('.js') && /^\w\w\.web-[\w-]{8}\.js$/.test(name),
  );
  const scripts = lettersOf(language);
  const faces = ['alegreya-{}-core-500-normal', 'alegreya-sans-{}-core-500-normal', 'alegreya-sans-{}-core-700-normal'];
  const fonts = scripts.flatMap((script) =>
    faces.flatMap((face) => assets.filter((name) => name.startsWith(face.replace('{}', script) + '-'))),
  );
  return [
    ...texts.map((name) => `<link rel="modulepreload" href="/assets/${name}">`),
    ...fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`),
  ].join('\n    ');
}

const index = readFileSync(join(PAGE, 'index.html'), 'utf8');
for (const [language, description] of Object.entries(DESCRIPTIONS)) {
  const text = index
    .replace('lang="en"', `lang="${language}"`)
    .replaceAll('{{lang}}', language)
    .replace('{{description}}', description)
    .replace('</head>', `  ${preloads(language)}\n  </head>`);
  writeFileSync(join(PAGE, indexOf(language)), text);
}

/** What an installed page keeps: the program at once, texts and letters as far as somebody reads the language. */
function kept() {
  const assets = readdirSync(join(PAGE, 'assets'))
    .filter((name) => !/\.(br|gz|map)$/.test(name))
    .sort();
  const languages = Object.fromEntries(
    Object.keys(DESCRIPTIONS).map((language) => {
      const own = assets.filter(
        (name) =>
          name.startsWith(`${language}.`) || lettersOf(language).some((script) => name.includes(`-${script}-core-`)),
      );
      return [language, { index: `/${indexOf(language)}`, files: own.map((name) => `/assets/${name}`) }];
    }),
  );
  const always = assets.filter((name) => !/^\w\w\./.test(name) && !name.endsWith('.woff2'));
  const icons = readdirSync(PAGE)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `/${name}`);
  const version = createHash('sha256');
  for (const file of files(PAGE).sort()) version.update(relative(PAGE, file)).update(readFileSync(file));
  return {
    version: version.digest('hex').slice(0, 12),
    always: [...icons, ...always.map((name) => `/assets/${name}`)],
    languages,
  };
}

await build({
  configFile: false,
  root: WEB,
  logLevel: 'warn',
  define: { FILES: JSON.stringify(kept()) },
  build: {
    outDir: PAGE,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: { input: join(WEB, 'src/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
});

for (const file of files(PAGE)) {
  if (!COMPRESSED.has(extname(file))) continue;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
