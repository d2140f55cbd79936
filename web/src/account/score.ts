/** Results as a profile shows them. */
import type { components } from '../api/schema';

export type Score = components['schemas']['Score'];

/** A kind of victory, and how many games ended so. */
export interface Count {
  kind: string;
  n: number;
}

const LAST = ['resigned', 'time']; // ends that every game has, after its own kinds

/** The counts in the order in which a game names its kinds of victory, the shared ends last; all own kinds are there. */
export function counted(counts: Record<string, number>, own: string[]): Count[] {
  const order = [...own, ...LAST];
  const others = Object.keys(counts).filter((kind) => !order.includes(kind));
  return [...own, ...others, ...LAST]
    .map((kind) => ({ kind, n: counts[kind] ?? 0 }))
    .filter(({ kind, n }) => n > 0 || own.includes(kind));
}

export const lost = ({ played, won, shared }: Score): number => played - won - shared;

/** A share of a whole as a fraction; nothing of nothing is nothing. */
export const part = (n: number, whole: number): number => (whole > 0 ? n / whole : 0);
