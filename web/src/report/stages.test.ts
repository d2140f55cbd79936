import { expect, test, vi } from 'vitest';

import { stages } from './stages';

test('the stages of a game are found in few looks', async () => {
  const names = [...Array(8).fill('draft'), ...Array(20).fill('I'), ...Array(20).fill('II'), ...Array(12).fill('III')];
  const read = vi.fn((at: number) => Promise.resolve(names[at] as string));
  expect(await stages(0, names.length - 1, read)).toEqual([
    { from: 0, name: 'draft' },
    { from: 8, name: 'I' },
    { from: 28, name: 'II' },
    { from: 48, name: 'III' },
  ]);
  expect(read.mock.calls.length).toBeLessThan(25);
});

test('a game of one stage needs two', async () => {
  const read = vi.fn(() => Promise.resolve(''));
  expect(await stages(0, 500, read)).toEqual([{ from: 0, name: '' }]);
  expect(read).toHaveBeenCalledTimes(2);
});
