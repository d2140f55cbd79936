/** How a game ended, in words. */
import { say, words } from '../lib/words.svelte';
import type { Table } from '../table/table.svelte';

export interface Outcome {
  /** How much of the victory each seat has. */
  shares: number[];
  kind: string;
}

/** A result as the record writes it: `1 0 civilian`. */
export function outcome(result: string): Outcome {
  const parts = result.split(' ').filter(Boolean);
  const kind = parts.at(-1) ?? '';
  return { shares: parts.slice(0, -1).map(Number), kind };
}

export const winners = ({ shares }: Outcome): number[] => shares.flatMap((share, seat) => (share > 0 ? [seat] : []));

/** The sentence on how a table ended. */
export function ended(table: Table): string {
  const found = outcome(table.picture?.result ?? '');
  const own = `${table.game}-end-${found.kind}`;
  const key = words.has(own) ? own : `web-end-${found.kind}`;
  const who = winners(found).map((seat) => table.name(seat));
  return say(key, { who: new Intl.ListFormat(words.language).format(who), n: who.length });
}
