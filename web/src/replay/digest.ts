/** What has changed since the reader last looked: a few lines, those that matter most to them first. */
import type { Delta } from '../games/game';

export const LINES = 7;

export interface Change extends Delta {
  /** Better for its owner? */
  isGain: boolean;
  /** Does it make things worse for the reader? */
  isThreat: boolean;
}

/** The changes worth telling to whoever sits at these seats. */
export function digest(deltas: readonly Delta[], own: readonly number[], most = LINES): Change[] {
  return deltas
    .map((delta) => {
      const isGain = delta.to > delta.from !== !!delta.lowerIsBetter;
      const isOwn = own.includes(delta.seat);
      const isThreat = own.length > 0 && delta.seat >= 0 && isGain !== isOwn;
      return { ...delta, isGain, isThreat, isOwn };
    })
    .sort((a, b) => rank(b) - rank(a) || b.weight - a.weight)
    .slice(0, most)
    .map(({ isOwn: _, ...change }) => change);
}

const rank = (each: { isOwn: boolean; isThreat: boolean }) => (each.isOwn || each.isThreat ? 1 : 0);

/** Is it the same number of the same player? */
export const isAlike = (one: Delta, other: Delta): boolean => one.label === other.label && one.seat === other.seat;

/** Which step of several changed a number most; undefined if none did. */
export function cause(change: Delta, steps: readonly (readonly Delta[])[]): number | undefined {
  let found: number | undefined;
  let largest = 0;
  for (const [place, deltas] of steps.entries()) {
    const same = deltas.find((each) => isAlike(each, change));
    const size = same ? (same.to - same.from) * Math.sign(change.to - change.from) : 0;
    if (size > largest) [found, largest] = [place, size];
  }
  return found;
}
