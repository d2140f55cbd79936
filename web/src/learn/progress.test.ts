import { beforeEach, expect, test } from 'vitest';

import { keep, progressOf } from './progress';

beforeEach(() => localStorage.clear());

test('a lesson goes on where it was left, and stays done', () => {
  expect(progressOf('duel', 'basics')).toEqual({ answers: [], isDone: false });
  keep('duel', 'basics', ['build baths'], false);
  expect(progressOf('duel', 'basics')).toEqual({ answers: ['build baths'], isDone: false });
  keep('duel', 'basics', ['build baths', '/next'], true);
  expect(progressOf('duel', 'basics')).toEqual({ answers: [], isDone: true });
  keep('duel', 'basics', ['build baths'], false);
  expect(progressOf('duel', 'basics')).toEqual({ answers: ['build baths'], isDone: true });
  expect(progressOf('duel', 'other').isDone).toBe(false);
});

test.each(['{', 'null', '{"answers": "x"}', '{"answers": [1]}'])('whatever %s was, it is nothing', (kept) => {
  localStorage.setItem('ecumene.lesson.duel.basics', kept);
  expect(progressOf('duel', 'basics')).toEqual({ answers: [], isDone: false });
});
