import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';

import type { GameClient } from '../games/game';
import type { Frame, Listing, Told } from '../lib/api';
import Chronicle from './Chronicle.svelte';
import { Table } from './table.svelte';

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

const entry = (line: number, seat: number, ...cards: string[]): Told =>
  ({
    line,
    ply: line,
    at: 0,
    seat,
    move: 'x',
    tales: cards.map((what) => ({ kind: 'build', seat, what, n: 2 })),
  }) as Told;

const SET_UP = {
  line: 0,
  ply: 0,
  at: 0,
  tales: [
    { kind: 'place', what: 'law' },
    { kind: 'place', what: 'masonry' },
  ],
} as Told;

function shown(log: Told[], props: { known?: number; at?: number } = {}): { root: HTMLElement; end: () => void } {
  const table = new Table('t');
  table.listing = { game: 'duel' } as Listing;
  const players = [
    { kind: 'person', name: 'Olbia' },
    { kind: 'person', name: 'Tyras' },
  ];
  const picture = { players, moves: {}, view: {} } as unknown as Frame['picture'];
  table.frame({ table: 't', seat: 0, ply: 99, keep: -1, log, picture } as Frame);
  const client = { amount: ({ n = 0 }) => ({ n: -n, kind: 'coin' }) } as unknown as GameClient;
  const app = mount(Chronicle, { target: document.body, props: { table, client, ...props } });
  flushSync();
  return { root: document.querySelector('.chronicle')!, end: () => void unmount(app) };
}

test('answers of one seat in a row are one turn, the set-up is one line, moves are counted', () => {
  const { root, end } = shown([SET_UP, entry(5, 0, 'baths'), entry(7, 1, 'altar', 'quarry'), entry(9, 1, 'theater')]);
  const turns = [...root.querySelectorAll('ol > li')];
  expect(turns.map((turn) => turn.querySelectorAll('.ply').length)).toEqual([2, 1, 1]);
  expect([...root.querySelectorAll('.ply')].map((link) => link.textContent)).toEqual(['3', '2', '1', '·']);
  expect(root.querySelectorAll('.inner')).toHaveLength(0); // only the newest is unfolded, and it has no consequences
  const [fold] = root.querySelectorAll<HTMLElement>('.fold');
  fold?.click();
  flushSync();
  expect(root.querySelectorAll('.inner')).toHaveLength(1);
  end();
});

test('what others did since is marked, and a replay marks where it is', () => {
  const { root, end } = shown([entry(5, 0, 'baths'), entry(7, 1, 'altar'), entry(9, 0, 'theater')], {
    known: 5,
    at: 7,
  });
  expect(root.querySelectorAll('.new')).toHaveLength(1);
  expect(root.querySelector('[aria-current] .ply')?.textContent).toBe('2');
  end();
});

test('five hundred moves are not all drawn at once', () => {
  const log = Array.from({ length: 500 }, (_, place) => entry(place + 1, place % 2, 'baths'));
  const { root, end } = shown(log);
  expect(root.querySelectorAll('.answer').length).toBeLessThan(100);
  root.querySelector<HTMLElement>('.earlier button')?.click();
  flushSync();
  expect(root.querySelectorAll('.answer')).toHaveLength(120);
  end();
});
