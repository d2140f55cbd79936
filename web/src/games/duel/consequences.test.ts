/** What a move would change, as the fan says it. */
import { expect, test } from 'vitest';

import { consequences, threatsAfter, winners } from './consequences';
import { amount, deltas } from './figures';
import type { City, DuelView, Price, Slot } from './view';

const price = (total: number, chain = ''): Price => ({
  total,
  affordable: true,
  chain,
  coins: 0,
  bought: {},
  each: {},
  covered: {},
});
const slot = (card: string, prices: Price[], accessible = true): Slot => ({
  slot: 0,
  row: 0,
  x: 0,
  state: 'up',
  card,
  back: '',
  accessible,
  covered_by: [],
  uncovers: [],
  prices,
});
const city = (changes: Partial<City> = {}): City => ({
  coins: 7,
  buildings: [],
  wonders: [],
  tokens: [],
  makes: { wood: 0, stone: 0 },
  prices: { wood: 2, stone: 2 },
  any_raw: 0,
  any_goods: 0,
  symbols: [],
  discard_coins: 2,
  score: {},
  total: 2,
  shields_to_win: 9,
  symbols_to_win: 6,
  winning_moves: [],
  ...changes,
});
const view = (changes: Partial<DuelView> = {}): DuelView => ({
  viewer: 0,
  age: 1,
  turn: 0,
  prompt: 'turn',
  waiting: [0],
  slots: [],
  cities: [city(), city()],
  pawn: 0,
  loot: [],
  board: [],
  box: [],
  drawn: [],
  offer: [],
  discarded: [],
  unseen: {},
  face_down: {},
  result: '',
  ...changes,
});

test('production, the prices of both, and cards that stay open', () => {
  const before = view({ slots: [slot('aqueduct', [price(6), price(6)]), slot('quarry', [price(0), price(0)])] });
  const after = view({
    cities: [city({ coins: 5, makes: { wood: 0, stone: 2 } }), city({ prices: { wood: 2, stone: 4 } })],
    slots: [slot('aqueduct', [price(2), price(6)]), slot('walls', [price(4), price(1)])],
  });
  expect(consequences(before, after, 0)).toEqual([
    { kind: 'makes', seat: 0, what: 'stone', from: 0, to: 2 },
    { kind: 'unit', seat: 1, what: 'stone', from: 2, to: 4 },
    { kind: 'card', seat: 0, what: 'aqueduct', from: price(6), to: price(2) },
  ]);
});

test('a threat is said only if the card can be seen already', () => {
  const before = view({ slots: [slot('circus', [], false)] });
  const after = view({
    cities: [city(), city({ winning_moves: ['build circus', 'build hidden', 'bury circus under colossus'] })],
  });
  expect(threatsAfter(before, after, 1)).toEqual(['circus', 'colossus']);
  expect(winners(['bury baths under colossus', 'bury altar under colossus'])).toEqual(['colossus']);
});

test('the pawn counts for whoever pushed it', () => {
  const found = deltas(view(), view({ pawn: -2, cities: [city({ coins: 5 }), city()] }));
  expect(found.map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [1, 0, 2],
    [0, 7, 5],
  ]);
});

test('what a tale is worth', () => {
  expect(amount({ kind: 'build', n: 3 })).toEqual({ n: -3, kind: 'coin' });
  expect(amount({ kind: 'earn', n: 2 })).toEqual({ n: 2, kind: 'coin' });
  expect(amount({ kind: 'build' })).toBeUndefined();
});
