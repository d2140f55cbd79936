/** What deserves attention in a city: a win one move away, or how far the next thing on the track is. */
import { say, words } from '../../lib/words.svelte';
import type { Table } from '../../table/table.svelte';
import { winners } from './consequences';
import { CAPITAL, type DuelView } from './view';

export interface Note {
  text: string;
  /** A win is one move away: this waits for somebody. */
  alarm: boolean;
}

const LOOT: Record<number, number> = { 2: 3, 5: 6 }; // coins of a military token: the space it lies on
const NEAR = 3;

/** Several names as one phrase. */
export const list = (names: string[]): string =>
  new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names);

/** Who somebody is to the reader. */
export const whose = (table: Table, seat: number): string =>
  seat === table.seat ? say('duel-web-you') : table.name(seat);

export function notes(table: Table, view: DuelView, seat: number): Note[] {
  const city = view.cities[seat];
  if (!city || view.result || !view.age) return [];
  const found: Note[] = [];
  const who = whose(table, seat);
  const own = seat === table.seat ? 'yes' : 'no';
  const wins = winners(city.winning_moves).map((slug) => table.words.name(slug));
  if (wins.length) found.push({ text: say('duel-web-could-win', { who, own, what: list(wins) }), alarm: true });
  else if (city.symbols_to_win === 1) found.push({ text: say('duel-web-one-symbol'), alarm: false });
  else if (city.shields_to_win <= NEAR) {
    found.push({ text: say('duel-web-shields-left', { n: city.shields_to_win }), alarm: false });
  }
  const [coins] = view.loot[seat] ?? [];
  const distance = coins ? (LOOT[coins] ?? 0) - (CAPITAL - city.shields_to_win) : 0;
  if (coins && distance > 0 && distance <= NEAR && !wins.length) {
    found.push({ text: say('duel-web-next-loot', { n: distance, coins }), alarm: false });
  }
  return found;
}
