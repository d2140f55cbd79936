/** Seats as they look: six coin types of Greek cities. */
export const EMBLEMS = ['owl', 'bull', 'dolphin', 'pegasus', 'crab', 'tortoise'] as const;
export type Emblem = (typeof EMBLEMS)[number];

const GLYPHS: Record<Emblem, string> = {
  owl: 'barn-owl',
  bull: 'bull-horns',
  dolphin: 'dolphin',
  pegasus: 'pegasus',
  crab: 'crab',
  tortoise: 'tortoise',
};

/** The emblem of a seat; it names the class `by-owl` and the text `web-seat-owl`. */
export const emblem = (seat: number): Emblem => EMBLEMS[seat % EMBLEMS.length] ?? 'owl';
export const glyph = (seat: number): string => GLYPHS[emblem(seat)];
