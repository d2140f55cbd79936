/** The structure in words: what a card is, where it lies, and what it costs whom. */
import { say } from '../../lib/words.svelte';
import type { Table } from '../../table/table.svelte';
import type { Fate } from './fates';
import { whose } from './notes';
import { faceOf, type DuelView, type Price, type Slot } from './view';

/** Where a card lies: rows are counted from the end that opens first. */
export interface Where {
  row: number;
  place: number;
}

/** What somebody would have to pay, as a sentence. */
export function priceSaid(table: Table, view: DuelView, seat: number, price: Price): string {
  const who = whose(table, seat);
  const n = price.total;
  if (price.chain) return say('duel-web-price-chain', { who, by: table.words.name(price.chain) });
  const short = n - (view.cities[seat]?.coins ?? 0);
  return short > 0 ? say('duel-web-price-short', { who, n, short }) : say('duel-web-price', { who, n });
}

/** What becomes of the cards under this one if it is taken. */
export function uncovers(table: Table, view: DuelView, slot: Slot): string {
  const under = slot.uncovers.map((each) => view.slots[each]).filter((each) => each !== undefined);
  const hidden = under.filter((each) => each.state === 'down').length;
  const known = under.filter((each) => each.state === 'up').map((each) => table.words.name(each.card));
  const said = known.map((what) => say('duel-web-frees', { what }));
  if (hidden) said.push(say('duel-web-turns-up', { n: hidden }));
  return said.length ? said.join(' ') : say('duel-web-uncovers-nothing');
}

/** A place of the structure as it is read out. */
export function slotSaid(
  table: Table,
  view: DuelView,
  slot: Slot,
  { row, place }: Where,
  seats: number[],
  fate?: Fate,
): string {
  if (slot.state === 'empty') {
    if (!fate) return say('duel-web-empty-at', { row, place });
    const { kind, card, seat } = fate;
    return say('duel-web-fate-at', { row, place, kind, what: table.words.name(card), who: whose(table, seat) });
  }
  if (slot.state === 'down') return say('duel-web-face-down-at', { row, place, back: slot.back });
  const printed = faceOf(table, slot.card);
  const where = say('duel-web-card-at', {
    row,
    place,
    what: table.words.name(slot.card),
    family: say(`duel-${printed?.family ?? 'brown'}`),
  });
  if (!slot.accessible) return `${where} ${say('duel-web-covered-by', { n: slot.covered_by.length })}`;
  const prices = seats.flatMap((seat) => {
    const price = slot.prices[seat];
    return price ? [priceSaid(table, view, seat, price)] : [];
  });
  return [where, ...prices, uncovers(table, view, slot)].join(' ');
}

/** What may lie under a back, for those who point at it. */
export function backSaid(table: Table, view: DuelView, back: string): string {
  const unseen = view.unseen[back] ?? [];
  const names = unseen.map((slug) => table.words.name(slug)).sort((a, b) => a.localeCompare(b));
  return say('duel-web-face-down', { n: names.length, back, what: names.join(', ') });
}
