/** Colours and drawings of the page, for a canvas. */
const SPRITES = import.meta.glob<string>('../generated/sprites/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What the tokens of the present theme are as colours. */
export class Inks {
  #known = new Map<string, string>();

  of(token: string): string {
    let found = this.#known.get(token);
    if (!found) {
      const probe = document.createElement('i');
      probe.style.color = `var(${token})`;
      document.body.append(probe);
      found = getComputedStyle(probe).color;
      probe.remove();
      this.#known.set(token, found);
    }
    return found;
  }
}

/** Drawings of the sprites in one colour each, by name; what cannot be drawn is left out. */
export async function picturesOf(wanted: { name: string; ink: string }[]): Promise<Map<string, HTMLImageElement>> {
  const found = new Map<string, HTMLImageElement>();
  await Promise.all(
    wanted.map(async ({ name, ink }) => {
      const image = await drawing(name, ink).catch(() => undefined);
      if (image) found.set(name, image);
    }),
  );
  return found;
}

const sprites = new Map<string, Promise<Document>>();

async function drawing(name: string, ink: string): Promise<HTMLImageElement | undefined> {
  const [sprite, id] = name.includes('/') ? (name.split('/') as [string, string]) : ['shared', name];
  const address = SPRITES[`../generated/sprites/${sprite}.svg`];
  if (!address) return undefined;
  const reading = sprites.get(sprite) ?? read(address);
  sprites.set(sprite, reading);
  const symbol = (await reading).getElementById(id);
  if (!symbol) return undefined;
  const box = symbol.getAttribute('viewBox') ?? '0 0 24 24';
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="${box}" color="${ink}" fill="${ink}">${symbol.innerHTML}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

const read = async (address: string): Promise<Document> =>
  new DOMParser().parseFromString(await (await fetch(address)).text(), 'image/svg+xml');

const FONTS = import.meta.glob<string>('../generated/fonts/alegreya*-latin-core-*-normal.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
let figures: Promise<unknown> | undefined;

/** Families of lining figures: a canvas does not ask for them by itself. */
export const LINING = { serif: 'Lining Alegreya', sans: 'Lining Alegreya Sans' };

/** Have the lining figures ready. */
export function liningFigures(): Promise<unknown> {
  figures ??= Promise.allSettled(
    Object.entries(FONTS).map(async ([path, address]) => {
      const weight = /core-(\d+)/.exec(path)?.[1] ?? '500';
      const family = path.includes('sans') ? LINING.sans : LINING.serif;
      const face = new FontFace(family, `url("${address}")`, {
        weight,
        unicodeRange: 'U+30-39',
        featureSettings: '"lnum"',
      });
      document.fonts.add(await face.load());
    }),
  );
  return figures;
}
