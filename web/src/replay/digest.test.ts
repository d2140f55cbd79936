import { expect, test } from 'vitest';

import type { Delta } from '../games/game';
import { cause, digest } from './digest';

const delta = (
  label: string,
  seat: number,
  from: number,
  to: number,
  weight: number,
  lowerIsBetter = false,
): Delta => ({
  label,
  seat,
  from,
  to,
  weight,
  lowerIsBetter,
});

test('what touches the reader comes first, then what weighs most', () => {
  const found = digest(
    [
      delta('their loss', 1, 9, 3, 90),
      delta('their gain', 1, 1, 4, 20),
      delta('own loss', 0, 5, 2, 10),
      delta('own gain', 0, 5, 6, 50),
      delta("nobody's", -1, 0, 3, 99),
    ],
    [0],
  );
  expect(found.map((each) => each.label)).toEqual(['own gain', 'their gain', 'own loss', "nobody's", 'their loss']);
  expect(found.map((each) => each.isThreat)).toEqual([false, true, true, false, false]);
});

test('a price that falls is a gain', () => {
  expect(digest([delta('price', 0, 4, 2, 1, true)], [0])[0]).toMatchObject({ isGain: true, isThreat: false });
});

test('there are never more than seven lines', () => {
  const many = Array.from({ length: 20 }, (_, place) => delta(`n${place}`, 0, 0, 1, place));
  const found = digest(many, [0]);
  expect(found).toHaveLength(7);
  expect(found[0]?.label).toBe('n19');
});

test('the step that changed a number most is its cause', () => {
  const change = delta('coins', 0, 7, 2, 1);
  expect(cause(change, [[], [delta('coins', 0, 7, 9, 1)], [delta('coins', 0, 9, 2, 1)], []])).toBe(2);
  expect(cause(change, [[delta('coins', 1, 7, 2, 1)]])).toBeUndefined();
});
