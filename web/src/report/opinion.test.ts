import { expect, test } from 'vitest';

import { Opinion, type Decision } from './opinion.svelte';

const decision = (number: number, seat: number, regret: number): Decision => ({
  number,
  line: number + 10,
  seat,
  move: `build m${number}`,
  before: [0.5, 0.5],
  expected: [0.5, 0.5],
  after: [0.5 + number / 10, 0.5 - number / 10],
  best: 'build best',
  best_chance: 0.6,
  regret,
  swing: -regret,
  luck: [0, 0],
  kinds: { civilian: 1 },
});

test('a report grows line by line', () => {
  const opinion = new Opinion();
  expect(opinion.isWorking).toBe(true);
  opinion.hear({ start: { decisions: 3, line: 9, chances: [0.5, 0.5], kinds: { civilian: 1 } } });
  opinion.hear({ position: decision(1, 0, 0.1) });
  opinion.hear({ position: decision(2, 0, 0.3) });
  opinion.hear({ position: decision(3, 1, 0) });
  expect(opinion.all).toBe(3);
  expect(opinion.chances.map(([first]) => first)).toEqual([0.5, 0.6, 0.7, 0.8]);
  expect(opinion.decision(2)?.move).toBe('build m2');
  expect(opinion.miss(0)?.number).toBe(2);
  expect(opinion.miss(1)).toBeUndefined();
  opinion.hear({ summary: { result: '1 0 civilian', turning_points: [2], regret: [40, 0], luck: [1, -1], error: 2 } });
  expect(opinion.isWorking).toBe(false);
});

test('a report that is asked for again begins anew', () => {
  const opinion = new Opinion();
  const start = { decisions: 3, line: 9, chances: [0.5, 0.5], kinds: {} };
  opinion.hear({ start });
  opinion.hear({ position: decision(1, 0, 0) });
  opinion.hear({ start });
  expect(opinion.decisions).toEqual([]);
});
