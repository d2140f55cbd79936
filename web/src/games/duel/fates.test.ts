/** What the log tells of the cards that left the structure. */
import { expect, test } from 'vitest';

import type { Told } from '../../lib/api';
import { fates } from './fates';

const told = (line: number, ...tales: NonNullable<Told['tales']>): Told => ({ line, ply: line, at: 0, tales });
const LAID_OUT = [
  { kind: 'age', n: 1 },
  { kind: 'reveal', what: 'baths' }, // slot 0 is not said
  { kind: 'reveal', what: 'stable', n: 1 },
  { kind: 'reveal', what: 'altar', n: 2 },
  { kind: 'reveal', what: 'tavern', n: 3 },
];

test('each way to play a card leaves its trace in the slot of the card', () => {
  const log = [
    told(9, ...LAID_OUT),
    told(10, { kind: 'build', seat: 0, what: 'baths', n: 2 }),
    told(11, { kind: 'discard', seat: 1, what: 'stable' }, { kind: 'reveal', what: 'press', n: 4 }),
    told(12, { kind: 'bury', seat: 0, what: 'sphinx', other: 'altar', n: 6 }),
    told(13, { kind: 'chain', seat: 1, what: 'press', other: 'x' }),
  ];
  expect([...fates(log, 1)]).toEqual([
    [0, { card: 'baths', kind: 'build', seat: 0, line: 10 }],
    [1, { card: 'stable', kind: 'discard', seat: 1, line: 11 }],
    [2, { card: 'altar', kind: 'bury', seat: 0, line: 12 }],
    [4, { card: 'press', kind: 'chain', seat: 1, line: 13 }],
  ]);
});

test('a new age begins with nothing, and a revived card was not taken again', () => {
  const log = [
    told(9, ...LAID_OUT),
    told(10, { kind: 'discard', seat: 0, what: 'baths' }, { kind: 'age', n: 2 }, { kind: 'reveal', what: 'walls' }),
    told(11, { kind: 'revive', seat: 1, what: 'baths' }),
  ];
  expect(fates(log, 2).size).toBe(0);
  expect([...fates(log, 1).values()].map((fate) => fate.card)).toEqual(['baths']);
});
