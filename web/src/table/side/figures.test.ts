import { expect, test } from 'vitest';

import { next, rowsBy, seatsBy } from './figures';

const FIGURES = [
  { label: 'coins', values: [3, 7] },
  { label: 'shields', values: [5, 2] },
  { label: 'buildings', values: [5, 6] },
];
const labels = (figures: typeof FIGURES) => figures.map(({ label }) => label);

test('rows are sorted by a seat, or by their names', () => {
  expect(labels(rowsBy(FIGURES, undefined, 'en') as typeof FIGURES)).toEqual(['coins', 'shields', 'buildings']);
  const byFirst = rowsBy(FIGURES, { key: 0, falling: true }, 'en') as typeof FIGURES;
  expect(labels(byFirst)).toEqual(['shields', 'buildings', 'coins']); // equal ones stay in order
  const byName = rowsBy(FIGURES, { key: -1, falling: false }, 'en') as typeof FIGURES;
  expect(labels(byName)).toEqual(['buildings', 'coins', 'shields']);
});

test('seats are sorted by a row', () => {
  expect(seatsBy(FIGURES, { key: 'coins', falling: true }, 2)).toEqual([1, 0]);
  expect(seatsBy(FIGURES, { key: 'gone', falling: true }, 2)).toEqual([0, 1]);
});

test('clicks go round: one way, the other, as it was', () => {
  const first = next(undefined, 1);
  const second = next(first, 1);
  expect([first?.falling, second?.falling, next(second, 1)]).toEqual([true, false, undefined]);
  expect(next(second, 0)).toEqual({ key: 0, falling: true });
});
