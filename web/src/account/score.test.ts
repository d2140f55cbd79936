import { expect, test } from 'vitest';

import { counted, lost, part } from './score';

const OWN = ['military', 'science', 'civilian'];

test("kinds come in the game's order, then what every game has", () => {
  expect(counted({ time: 1, civilian: 4, military: 2 }, OWN)).toEqual([
    { kind: 'military', n: 2 },
    { kind: 'science', n: 0 },
    { kind: 'civilian', n: 4 },
    { kind: 'time', n: 1 },
  ]);
  expect(counted({ treaty: 1 }, []).map(({ kind }) => kind)).toEqual(['treaty']);
});

test('what was neither won nor shared was lost', () => {
  expect(lost({ played: 7, won: 3, shared: 1, victories: {}, defeats: {} })).toBe(3);
  expect(part(1, 0)).toBe(0);
  expect(part(1, 4)).toBe(0.25);
});
