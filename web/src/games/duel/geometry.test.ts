/** The structure fits where it is drawn, and covered cards can still be read. */
import { expect, test } from 'vitest';

import { leastHeight, place, shape } from './geometry';

const AGE_2 = [
  [1, 3, 5, 7, 9, 11],
  [2, 4, 6, 8, 10],
  [3, 5, 7, 9],
  [4, 6, 8],
  [5, 7],
].flatMap((xs, row) => xs.map((x) => ({ row, x })));
const AGE_3 = [
  [5, 7],
  [4, 6, 8],
  [3, 5, 7, 9],
  [4, 8],
  [3, 5, 7, 9],
  [4, 6, 8],
  [5, 7],
].flatMap((xs, row) => xs.map((x) => ({ row, x })));

test.each([
  ['a phone', AGE_2, 352, undefined, 'tiny'],
  ['a phone, third age', AGE_3, 352, undefined, 'small'],
  ['a large screen', AGE_2, 790, 470, 'full'],
  ['a large screen, third age', AGE_3, 790, 490, 'full'],
] as const)('%s', (_, spots, width, height, look) => {
  const form = shape(spots, width, height);
  expect(form.look).toBe(look);
  expect(form.width).toBeLessThanOrEqual(width + 1);
  if (height) expect(form.height).toBeLessThanOrEqual(height + 1);
  for (const spot of spots) {
    const { left, top } = place(spots, form, spot);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + form.card.width).toBeLessThanOrEqual(form.width);
    expect(top + form.card.height).toBeLessThanOrEqual(form.height);
  }
});

test('six cards beside one another are 56 pixels wide on the smallest phone', () => {
  expect(shape(AGE_2, 352).card.width).toBe(56);
});

test('more rows need more height', () => {
  expect(leastHeight(AGE_3)).toBeGreaterThan(leastHeight(AGE_2));
});
