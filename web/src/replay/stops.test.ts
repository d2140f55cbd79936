import { expect, test } from 'vitest';

import type { Told } from '../lib/api';
import { stopAt, stops, turnFrom, turns } from './stops';

const SEATS = [-2, 0, 1, 1, 0, 0, 0];
const LOG: Told[] = SEATS.map((seat, place) => ({ line: place + 10, ply: place * 3, at: 0, seat, move: 'x' }) as Told);
const ALL = stops(LOG);

test('moves are counted without the set-up', () => {
  expect(ALL.map((stop) => stop.number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(stops(LOG.slice(1)).map((stop) => stop.number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an address means the last position that is not later', () => {
  expect([0, 1, 3, 5, 6, 18, 999].map((ply) => stopAt(ALL, ply))).toEqual([0, 0, 1, 1, 2, 6, 6]);
  expect(stopAt([], 4)).toBe(0);
});

test('turns are stepped over as a whole', () => {
  expect([0, 1, 2, 3, 4, 6].map((at) => turnFrom(ALL, at, 1))).toEqual([1, 3, 3, 6, 6, 6]);
  expect([0, 1, 2, 3, 5, 6].map((at) => turnFrom(ALL, at, -1))).toEqual([0, 0, 1, 1, 3, 3]);
});

test('consecutive answers of one seat are one turn, and what has not changed stays the same', () => {
  const before = turns(LOG);
  expect(before.map((turn) => [turn.seat, turn.first, turn.stops.length])).toEqual([
    [-2, 0, 1],
    [0, 1, 1],
    [1, 2, 2],
    [0, 4, 3],
  ]);
  const more = [...LOG, { line: 99, ply: 99, at: 0, seat: 0, move: 'y' } as Told];
  const after = turns(more, before);
  expect(after[2]).toBe(before[2]);
  expect(after[3]).not.toBe(before[3]);
  expect(after[3]?.stops).toHaveLength(4);
});
