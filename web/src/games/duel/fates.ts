/** What became of the cards that have left the structure of this age, as the log tells it. */
import type { Told } from '../../lib/api';

export interface Fate {
  card: string;
  seat: number;
  kind: 'build' | 'chain' | 'discard' | 'bury';
  /** The line of the log that tells of it. */
  line: number;
}

/** By slot, of the cards of one age: the log may tell of earlier and later ones as well. */
export function fates(log: Told[], age: number): Map<number, Fate> {
  let now = 0;
  const slots = new Map<string, number>();
  const found = new Map<number, Fate>();
  const take = (card: string, fate: Omit<Fate, 'card'>) => {
    const slot = slots.get(card);
    slots.delete(card); // a card that comes back from the discard pile was not taken from the structure again
    if (slot !== undefined) found.set(slot, { card, ...fate });
  };
  for (const { line, tales } of log) {
    for (const { kind, what = '', other = '', seat = -1, n = 0 } of tales ?? []) {
      if (kind === 'age') now = n;
      else if (now !== age) continue;
      else if (kind === 'reveal') slots.set(what, n);
      else if (kind === 'build' || kind === 'chain' || kind === 'discard') take(what, { kind, seat, line });
      else if (kind === 'bury') take(other, { kind, seat, line });
    }
  }
  return found;
}
