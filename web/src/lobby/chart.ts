/** Which tables lie on the chart of the inner sea, and where their names find room. */
import type { Listing } from '../lib/api';
import { portOf } from '../lib/ports';
import { PLACES } from './coast';
import { isOwn, waitsFor } from './listing';

export const FIELD = { left: 0, top: 66, width: 1600, height: 694 };
const MOST = 24;
const RADIUS = 14; // pixels of a pin
const LETTER = 7.6; // pixels of a letter of a name, roughly
const HIGH = 34; // pixels of a name and the line under it
const BESIDE = 52; // between two tables of the same port, in the field

export interface Pin {
  table: Listing;
  kind: 'waits' | 'own' | 'open';
  x: number;
  y: number;
  left: boolean;
}

/** The tables as pins: those that wait first, then one's own, then open ones. */
export function pins(own: Listing[], open: Listing[], user: number): Pin[] {
  const taken = new Map<string, number>();
  return [...own, ...open].slice(0, MOST).map((table) => {
    const port = portOf(table.id);
    const [x, y, left = false] = PLACES[port];
    const before = taken.get(port) ?? 0;
    taken.set(port, before + 1);
    const kind = waitsFor(table, user) ? 'waits' : isOwn(table, user) ? 'own' : 'open';
    return { table, kind, x: x + (left ? -1 : 1) * BESIDE * before, y, left };
  });
}

export type Side = 'left' | 'right' | 'none';
type Box = [left: number, top: number, right: number, bottom: number];

/** On which side of its pin each name stands on a chart of this width, so that none lies over another or over a pin. */
export function sides(pins: Pin[], names: string[], width: number): Side[] {
  const scale = width / FIELD.width;
  const at = pins.map(({ x, y }) => [(x - FIELD.left) * scale, (y - FIELD.top) * scale] as const);
  const taken: Box[] = at.map(([x, y]) => [x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS]);
  return pins.map(({ left }, number) => {
    const [x, y] = at[number] ?? [0, 0];
    const long = (names[number]?.length ?? 0) * LETTER;
    const wished: Side[] = left ? ['left', 'right'] : ['right', 'left'];
    for (const side of wished) {
      const from = side === 'left' ? x - RADIUS - 4 - long : x + RADIUS + 4;
      const box: Box = [from, y - HIGH / 2, from + long, y + HIGH / 2];
      if (box[0] < 0 || box[2] > width || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return side;
    }
    return 'none';
  });
}

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
