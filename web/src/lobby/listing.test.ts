import { expect, test } from 'vitest';

import type { Listing, Seated } from '../lib/api';
import { awaited, freePlaces, heard, inOrder, isKept, isOwn, mayJoin, passes, waitsFor, winners } from './listing';

const ME = 7;
const me: Seated = { kind: 'person', name: 'olbia', user: ME, seat: 1 };
const other: Seated = { kind: 'person', name: 'tyras', user: 9, seat: 0 };
const free: Seated = { kind: 'open' };
const kept: Seated = { kind: 'open', name: 'olbia', user: ME };

function table(given: Partial<Listing>): Listing {
  const pace = { kind: 'none', bank: 0, increment: 0, days: 0, night: '', zone: 'UTC' };
  return {
    id: 'k3f9q2xw',
    places: [],
    state: 'open',
    awaits: '',
    host: 0,
    result: '',
    changed: 0,
    rules: { pace, hints: false },
    ...given,
  } as unknown as Listing;
}

test('a table waits for who is asked, or for whom a place is kept', () => {
  const asked = table({ state: 'playing', places: [other, me], awaits: 'B' });
  expect(waitsFor(asked, ME)).toBe(true);
  expect(waitsFor(asked, 9)).toBe(false);
  expect(waitsFor(asked, 0)).toBe(false);
  expect(awaited(asked)).toEqual([me]);
  expect(waitsFor(table({ places: [other, kept] }), ME)).toBe(true);
  expect(waitsFor(table({ state: 'over', places: [other, me], awaits: '' }), ME)).toBe(false);
});

test('nobody has tables, whatever user gone people have', () => {
  expect(isOwn(table({ host: 0, places: [free] }), 0)).toBe(false);
  expect(isKept(table({ places: [free] }), 0)).toBe(false);
});

test('whoever has no place yet may join while there is one', () => {
  expect(mayJoin(table({ places: [other, free] }), ME)).toBe(true);
  expect(mayJoin(table({ places: [me, free] }), ME)).toBe(false);
  expect(mayJoin(table({ places: [other, kept] }), 3)).toBe(false);
  expect(mayJoin(table({ places: [other, kept] }), ME)).toBe(true);
  expect(mayJoin(table({ state: 'cancelled', places: [other, free] }), ME)).toBe(false);
  expect(freePlaces(table({ places: [other, kept] }))).toBe(1);
});

test('the result says who won', () => {
  expect(winners(table({ places: [me, other], result: '0 1 science' }))).toEqual([me]);
  expect(winners(table({ places: [me, other], result: '0 0 cancelled' }))).toEqual([]);
});

test('what waits comes first, then the newest', () => {
  const [a, b, c] = [
    table({ id: 'a', changed: 1, state: 'playing', places: [me], awaits: 'B' }),
    table({ id: 'b', changed: 2 }),
    table({ id: 'c', changed: 3 }),
  ];
  expect(inOrder([b, c, a], ME).map((each) => each.id)).toEqual(['a', 'c', 'b']);
});

test('news replace what was known of a table, or take it away', () => {
  const list = [table({ id: 'a' }), table({ id: 'b' })];
  const news = table({ id: 'b', changed: 5 });
  expect(heard(list, news, true).map((each) => [each.id, each.changed])).toEqual([
    ['b', 5],
    ['a', 0],
  ]);
  expect(heard(list, news, false).map((each) => each.id)).toEqual(['a']);
});

test('a filter passes tables of its pace, or with hints', () => {
  expect(passes(table({}), 'any')).toBe(true);
  expect(passes(table({}), 'live')).toBe(false);
  expect(passes(table({}), 'hints')).toBe(false);
});
