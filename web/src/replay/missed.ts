/** What a reader has missed. */
import type { Told } from '../lib/api';
import { seatOf } from './stops';

const MOST = 40; // the latest; whoever missed more looks at the replay
const AWAY = 120_000; // milliseconds after which somebody was away, and not only loaded the page again

/** What others did after the line that was seen last; nothing for somebody who has never been here. */
export function missed(log: readonly Told[], seen: number, own: readonly number[]): Told[] {
  if (!seen) return [];
  const later = log.filter((entry) => entry.line > seen && seatOf(entry) >= 0);
  return later.some((entry) => !own.includes(seatOf(entry))) ? later.slice(-MOST) : [];
}

/** Did it happen so long ago that it is worth showing without being asked? */
export const wasAway = (entries: readonly Told[], now: number): boolean => now - (entries[0]?.at ?? now) > AWAY;
