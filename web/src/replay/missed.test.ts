import { expect, test } from 'vitest';

import type { Told } from '../lib/api';
import { missed, wasAway } from './missed';

const LOG = [-2, 0, 1, 1, 0].map((seat, place) => ({ line: place + 5, ply: place, at: place * 1000, seat }) as Told);

test('what others did since is missed, by those who have been here before', () => {
  expect(missed(LOG, 0, [0])).toEqual([]);
  expect(missed(LOG, 6, [0]).map((entry) => entry.line)).toEqual([7, 8, 9]);
  expect(missed(LOG, 8, [0])).toEqual([]); // only one's own, from elsewhere
  expect(missed(LOG, 8, []).map((entry) => entry.line)).toEqual([9]);
});

test('who only loads the page again was not away', () => {
  expect(wasAway(LOG, 10_000)).toBe(false);
  expect(wasAway(LOG, 500_000)).toBe(true);
  expect(wasAway([], 500_000)).toBe(false);
});
