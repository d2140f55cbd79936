import { expect, test } from 'vitest';

import { changed } from './change';

test('a new value takes the place of the old one', () => {
  expect(changed({ a: 1 }, [2])).toBe(2);
  expect(changed([1, 2], { '0': [5] })).toEqual([5, 2]);
});

test('what is inside changes, the rest is shared', () => {
  const before = { city: { coins: 3 }, board: ['law'] };
  const after = changed(before, { city: { coins: [5] } }) as typeof before;
  expect(after).toEqual({ city: { coins: 5 }, board: ['law'] });
  expect(after.board).toBe(before.board);
  expect(before.city.coins).toBe(3);
});

test('what is gone is gone, and lists close up', () => {
  expect(changed({ a: 1, b: 2 }, { a: [] })).toEqual({ b: 2 });
  expect(changed(['x', 'y', 'z'], { '1': [] })).toEqual(['x', 'z']);
  expect(changed(['x'], { '1': ['y'] })).toEqual(['x', 'y']);
  expect(changed({ a: 1 }, {})).toEqual({ a: 1 });
});
