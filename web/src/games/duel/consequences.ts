/** What is different after a move, as far as both views show it: numbers only, nothing that luck still has to bring. */
import { RESOURCES, type City, type DuelView, type Price } from './view';

export type Consequence =
  | { kind: 'makes'; seat: number; what: string; from: number; to: number }
  | { kind: 'unit'; seat: number; what: string; from: number; to: number } // what one unit costs
  | { kind: 'card' | 'wonder'; seat: number; what: string; from: Price; to: Price }
  | { kind: 'coins' | 'symbols' | 'points'; seat: number; from: number; to: number }
  | { kind: 'pawn'; seat: -1; from: number; to: number };

/** In the order of how much they matter to this seat. */
export function consequences(before: DuelView, after: DuelView, seat: number): Consequence[] {
  const seats = seat === 1 ? [1, 0] : [0, 1];
  const found: Consequence[] = [];
  if (before.pawn !== after.pawn) found.push({ kind: 'pawn', seat: -1, from: before.pawn, to: after.pawn });
  for (const each of seats) found.push(...inCity(each, city(before, each), city(after, each), each === seat));
  found.push(...wonders(before, after, seats), ...cards(before, after, seats));
  return found;
}

const city = (view: DuelView, seat: number): City => view.cities[seat] as City;

function inCity(seat: number, before: City, after: City, own: boolean): Consequence[] {
  const found: Consequence[] = [];
  const compare = (kind: 'coins' | 'symbols' | 'points', from: number, to: number) => {
    if (from !== to) found.push({ kind, seat, from, to });
  };
  for (const what of RESOURCES) {
    const [from, to] = [before.makes[what] ?? 0, after.makes[what] ?? 0];
    if (from !== to) found.push({ kind: 'makes', seat, what, from, to });
  }
  compare('symbols', before.symbols.length, after.symbols.length);
  compare('points', before.total, after.total);
  if (!own) compare('coins', before.coins, after.coins); // one's own are said beside the move
  for (const what of RESOURCES) {
    const [from, to] = [before.prices[what] ?? 0, after.prices[what] ?? 0];
    if (from !== to) found.push({ kind: 'unit', seat, what, from, to });
  }
  return found;
}

/** Is this another price for whoever reads it? What can be paid changes with every coin, so that alone is none. */
export const differs = (from: Price, to: Price): boolean => from.total !== to.total || from.chain !== to.chain;

function wonders(before: DuelView, after: DuelView, seats: number[]): Consequence[] {
  return seats.flatMap((seat) =>
    city(before, seat).wonders.flatMap(({ wonder, price }) => {
      const then = city(after, seat).wonders.find((each) => each.wonder === wonder)?.price;
      return price && then && differs(price, then)
        ? [{ kind: 'wonder' as const, seat, what: wonder, from: price, to: then }]
        : [];
    }),
  );
}

function cards(before: DuelView, after: DuelView, seats: number[]): Consequence[] {
  const open = new Map(after.slots.filter((slot) => slot.accessible).map((slot) => [slot.card, slot.prices]));
  return before.slots.flatMap(({ card, prices }) =>
    seats.flatMap((seat) => {
      const [from, to] = [prices[seat], open.get(card)?.[seat]];
      return card && from && to && differs(from, to) ? [{ kind: 'card' as const, seat, what: card, from, to }] : [];
    }),
  );
}

/** The price of a card after the move, where it is another one. */
export function ghostPrice(now: Price, after: DuelView | undefined, card: string, seat: number): Price | undefined {
  const then = after?.slots.find((slot) => slot.card === card)?.prices[seat];
  return then && differs(now, then) ? then : undefined;
}

/** What this seat could win with after the move, of what can be seen already. */
export function threatsAfter(before: DuelView, after: DuelView, seat: number): string[] {
  const known = new Set(before.slots.map((slot) => slot.card));
  const moves = city(after, seat).winning_moves.filter((move) => known.has(move.split(' ')[1] ?? ''));
  return winners(moves);
}

/** What is built by moves that win: each once. */
export function winners(moves: string[]): string[] {
  const built = moves.map((move) => {
    const [verb, card = '', , wonder = ''] = move.split(' ');
    return verb === 'bury' ? wonder : card;
  });
  return [...new Set(built)];
}
