import { expect, test } from 'vitest';

import { earlier, occasion } from './orders';

test('an order waits for a question, for what another played, for both, or for anything', () => {
  const order = { answers: ['build baths'], times: 1 };
  expect(occasion({ ...order, prompt: 'turn', after: 'build stable' })).toBe('both');
  expect(occasion({ ...order, prompt: 'turn', after: '' })).toBe('asked');
  expect(occasion({ ...order, prompt: '', after: 'build stable' })).toBe('after');
  expect(occasion({ ...order, prompt: '', after: '' })).toBe('always');
});

test('one thing moves a place up', () => {
  expect(earlier(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(earlier(['a', 'b'], 0)).toEqual(['a', 'b']);
});
