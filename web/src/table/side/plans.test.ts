import { beforeEach, expect, test } from 'vitest';

import type { Told } from '../../lib/api';
import { followed, freeName, readPlans, writePlans, type Kept } from './plans';

const told = (line: number, seat: number, move: string): Told => ({ line, ply: line, at: 0, seat, move });
const PLAN: Kept = {
  name: 'War',
  steps: [
    { seat: 0, move: 'build stable' },
    { seat: 1, move: 'discard baths' },
  ],
  seed: 1,
  line: 10,
};

beforeEach(() => localStorage.clear());

test('a plan moves on while the game follows it', () => {
  const first = followed(PLAN, [told(10, 1, 'build stable'), told(11, 0, 'build stable'), told(12, -2, 'reveal')]);
  expect(first.steps).toEqual([{ seat: 1, move: 'discard baths' }]);
  expect(first.line).toBe(12);
  expect(followed(first, [told(12, -2, 'reveal')]).steps).toHaveLength(1); // nothing new
});

test('a plan stays as it is where the game goes elsewhere', () => {
  const other = followed(PLAN, [told(11, 0, 'build baths'), told(12, 1, 'build stable')]);
  expect(other.steps).toEqual(PLAN.steps);
  expect(other.line).toBe(12);
});

test('plans are kept in this browser, and what is damaged is forgotten', () => {
  writePlans('abc', [PLAN]);
  expect(readPlans('abc')).toEqual([PLAN]);
  expect(readPlans('other')).toEqual([]);
  localStorage.setItem('ecumene.plans.abc', '[{"name": 3}, {');
  expect(readPlans('abc')).toEqual([]);
  localStorage.setItem('ecumene.plans.abc', JSON.stringify([{ name: 3 }, PLAN]));
  expect(readPlans('abc')).toEqual([PLAN]);
});

test('a new plan gets a name that is free', () => {
  const name = (n: number) => `Plan ${n}`;
  expect(freeName([], name)).toBe('Plan 1');
  expect(freeName([{ ...PLAN, name: 'Plan 2' }], name)).toBe('Plan 3');
});
