import { expect, test } from 'vitest';

import { across, area, line, nearest, percent, piled, ribbon, thickest, up } from './plot';

const FRAME = { wide: 120, high: 70, left: 10, right: 10, top: 10, bottom: 10 };

test('positions lie from edge to edge, and are found again', () => {
  expect([0, 5, 10].map((at) => across(FRAME, 10, at))).toEqual([10, 60, 110]);
  expect([0, 0.5, 1].map((share) => up(FRAME, share))).toEqual([60, 35, 10]);
  expect([-50, 10, 64, 66, 500].map((x) => nearest(FRAME, 10, x))).toEqual([0, 0, 5, 6, 10]);
});

test('a curve that still grows ends where it has come to', () => {
  expect(line(FRAME, 10, [0, 1])).toBe('M10 60L20 10');
  expect(area(FRAME, 10, [0, 1], 0.5)).toBe('M10 60L20 10L20 35L10 35Z');
  expect(area(FRAME, 10, [], 0.5)).toBe('');
});

test('shares are piled up and fill the whole', () => {
  const bands = piled(
    ['a', 'b', 'c'],
    [
      { a: 0.5, b: 0.5 },
      { a: 0.2, b: 0.2, c: 0.4 },
    ],
  );
  expect(bands.map((band) => band.high.map((share) => Math.round(share * 100)))).toEqual([
    [50, 25],
    [100, 50],
    [100, 100],
  ]);
  expect(ribbon(FRAME, 1, bands[0]!)).toBe('M10 35L110 47.5L110 60L10 60Z');
  expect(thickest(bands[2]!, 0)).toEqual({ at: 1, share: 0.5 });
});

test('only what is certain is 0 or 100 per cent', () => {
  expect([0, 0.002, 0.5, 0.998, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});
