import { expect, test, vi } from 'vitest';

import type { Frame } from '../lib/api';
import { Frames } from './frames';

const frame = (ply: number, seat: number) => ({ table: 't', seat, ply, keep: -1, log: [] }) as unknown as Frame;

test('a position is asked for once and known afterwards', async () => {
  const read = vi.fn((ply: number, seat: number) => Promise.resolve(frame(ply, seat)));
  const frames = new Frames('t', read);
  expect(frames.known(7, 0)).toBeUndefined();
  const [one, other] = await Promise.all([frames.at(7, 0), frames.at(7, 0)]);
  expect(one).toBe(other);
  expect(frames.known(7, 0)).toBe(one);
  expect(frames.known(7, 1)).toBeUndefined();
  await frames.at(7, 0);
  expect(read).toHaveBeenCalledTimes(1);
});

test('the set-up lies at the first ply that there is', async () => {
  const read = vi.fn((ply: number, seat: number) => Promise.resolve(frame(ply, seat)));
  await new Frames('t', read).at(0, -1);
  expect(read).toHaveBeenCalledWith(1, -1);
});

test('what could not be had is asked for again', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(frame(3, 0));
  const frames = new Frames('t', read);
  await expect(frames.at(3, 0)).rejects.toThrow('offline');
  await expect(frames.at(3, 0)).resolves.toEqual(frame(3, 0));
});
