import { expect, test } from 'vitest';

import type { Listing } from '../lib/api';
import { PORTS } from '../lib/ports';
import { FIELD, pins, sides, type Pin } from './chart';
import { PLACES } from './coast';

const table = (id: string): Listing => ({ id, places: [], state: 'open', awaits: '', host: 0 }) as unknown as Listing;
const pin = (x: number, y: number, left = false): Pin => ({ table: table('a'), kind: 'open', x, y, left });

test('every port lies within the field', () => {
  for (const port of PORTS) {
    const [x, y] = PLACES[port];
    expect(x).toBeGreaterThan(FIELD.left + 30);
    expect(x).toBeLessThan(FIELD.left + FIELD.width - 30);
    expect(y).toBeGreaterThan(FIELD.top + 25);
    expect(y).toBeLessThan(FIELD.top + FIELD.height - 25);
  }
});

test('tables of the same port lie beside each other', () => {
  const [first, second] = pins([table('k3f9q2xw')], [table('k3f9q2xw')], 0);
  expect(first?.y).toBe(second?.y);
  expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeGreaterThan(40);
});

test('a name goes to the other side, or away, where it would lie over another', () => {
  expect(sides([pin(500, 400), pin(900, 400)], ['Rhodes', 'Tyre'], 1000)).toEqual(['right', 'right']);
  expect(sides([pin(500, 400), pin(560, 400, true)], ['Rhodes', 'Tyre'], 1000)).toEqual(['left', 'right']);
  expect(sides([pin(20, 400, true)], ['Massalia'], 1000)).toEqual(['right']);
  expect(sides([pin(500, 400), pin(560, 400), pin(530, 402)], ['Rhodes', 'Tyre', 'Side'], 1000)[2]).toBe('none');
});
