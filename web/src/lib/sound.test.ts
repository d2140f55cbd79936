import { expect, test } from 'vitest';

import type { Told } from './api';
import { isCalled, isWanted } from './sound';

test('one hears what one asked for', () => {
  expect(isWanted('turn', 'off', true)).toBe(false);
  expect(isWanted('turn', 'turn', false)).toBe(true); // that is what it is for
  expect(isWanted('card', 'turn', true)).toBe(false);
  expect(isWanted('card', 'all', true)).toBe(true);
  expect(isWanted('coin', 'all', false)).toBe(false); // nobody wants to hear tabs they do not see
});

test('a seat is called once, when the others have done', () => {
  const asked = { moves: { 'build baths': ['baths'] } };
  const waits = { moves: {} };
  const by = (seat: number, line: number): Told => ({ seat, line, ply: line, at: 0, move: '' });
  expect(isCalled(undefined, asked, [], 0)).toBe(false);
  expect(isCalled(waits, asked, [by(1, 4)], 0)).toBe(true);
  expect(isCalled(waits, waits, [by(1, 4)], 0)).toBe(false);
  expect(isCalled(asked, asked, [by(0, 4)], 0)).toBe(false); // a further question of one's own turn
  expect(isCalled(asked, asked, [by(1, 4)], 0)).toBe(false); // another one answers, the question is the same
  expect(isCalled(asked, asked, [by(0, 4), by(1, 5)], 0)).toBe(true); // both came in one frame
});
