import { beforeEach, expect, test } from 'vitest';

import { Trouble, type GameSummary } from '../lib/api';
import {
  chair,
  fieldAtFault,
  forget,
  isListed,
  keep,
  kept,
  paceKind,
  rolled,
  seated,
  toNewTable,
  usual,
} from './draft';

const GAME: GameSummary = {
  name: 'duel',
  version: 1,
  seats: [2],
  options: [{ name: 'wonders', values: ['draft', 'preset'] }],
};
const ZONE = 'Europe/Kyiv';

beforeEach(() => localStorage.clear());

test('an open table is played by days, with a night, and listed', () => {
  const { chairs, rules, options } = toNewTable(usual(GAME, ZONE));
  expect(chairs.map(({ kind }) => kind)).toEqual(['me', 'open']);
  expect(options).toEqual({ wonders: 'draft' });
  expect(rules.pace).toEqual({ kind: 'days', bank: 0, increment: 0, days: 1, night: '23:00-07:00', zone: ZONE });
  expect(rules.listed).toBe(true);
  expect(rules.hints).toBe(false);
  expect(rules.bot_pause).toBeNull();
});

test('whoever plays bots has no clock and no audience, unless they want it', () => {
  const draft = { ...usual(GAME, ZONE), chairs: [chair('me'), chair('bot')] };
  expect(paceKind(draft)).toBe('none');
  expect(toNewTable(draft).rules.hints).toBe(true);
  expect(toNewTable({ ...draft, hints: false }).rules.hints).toBe(false);
  expect(isListed(draft)).toBe(false);
  expect(isListed({ ...draft, shown: true })).toBe(true);
  expect(toNewTable({ ...draft, pace: 'live' }).rules.pace).toMatchObject({ kind: 'live', bank: 900, zone: 'UTC' });
  expect(toNewTable({ ...draft, pause: '0' }).rules.bot_pause).toBe(0);
});

test('an invitation by link is an open place of a table that no list shows', () => {
  const draft = { ...usual(GAME, ZONE), chairs: [chair('me'), chair('link')], shown: true };
  expect(toNewTable(draft).chairs[1]?.kind).toBe('open');
  expect(toNewTable(draft).rules.listed).toBe(false);
});

test('other numbers of players keep who was there', () => {
  expect(seated([chair('me'), chair('bot')], 3).map(({ kind }) => kind)).toEqual(['me', 'bot', 'open']);
  expect(seated([chair('me'), chair('bot')], 1)).toHaveLength(1);
});

test('spectators that are not let in have no delay', () => {
  expect(toNewTable({ ...usual(GAME, ZONE), watch: 'nobody', delay: 60 }).rules.delay).toBe(0);
});

test('rolled entropy is what the server takes', () => {
  expect(rolled()).toMatch(/^[!-9;-~]{32}$/);
  expect(rolled()).not.toBe(rolled());
});

test('a refusal belongs to a field', () => {
  expect(fieldAtFault(new Trouble('bad-pace', '', { field: 'bank' }))).toBe('bank');
  expect(fieldAtFault(new Trouble('bad-password', ''))).toBe('password');
  expect(fieldAtFault(new Trouble('wrong-seats', ''))).toBe('chairs');
  expect(fieldAtFault(new Trouble('bad-request', '', { why: 'rules.delay: Expected `int` <= 3600' }))).toBe('delay');
  expect(fieldAtFault(new Trouble('too-many-tables', ''))).toBe('');
  expect(fieldAtFault(new Error('?'))).toBe('');
});

test('a preset comes back without its secrets, and not for a game that has changed', () => {
  const draft = { ...usual(GAME, ZONE), options: { wonders: 'preset' }, password: 'geheimnis', entropy: 'x' };
  keep(draft);
  expect(kept(GAME, ZONE)).toEqual({ ...draft, password: '', entropy: '' });
  expect(kept({ ...GAME, seats: [3] }, ZONE)).toBeUndefined();
  expect(kept({ ...GAME, options: [{ name: 'wonders', values: ['other'] }] }, ZONE)).toBeUndefined();
  forget('duel');
  expect(kept(GAME, ZONE)).toBeUndefined();
  localStorage.setItem('ecumene.preset.duel', '{');
  expect(kept(GAME, ZONE)).toBeUndefined();
});
