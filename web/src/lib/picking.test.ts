import { expect, test } from 'vitest';

import { candidates, Picking } from './picking.svelte';

const TURN = {
  'build baths': ['baths'],
  'discard baths': ['baths'],
  'bury baths under sphinx': ['baths', 'sphinx'],
  'discard walls': ['walls'],
};

test('one move left is the move', () => {
  const picking = new Picking();
  picking.offer(TURN);
  expect(picking.point('walls')).toEqual({ kind: 'move', move: 'discard walls' });
});

test('several moves left are chosen from', () => {
  const picking = new Picking();
  picking.offer(TURN);
  expect(picking.point('baths')).toEqual({ kind: 'choose' });
  expect(picking.candidates).toEqual(['build baths', 'discard baths', 'bury baths under sphinx']);
  expect(picking.point('sphinx')).toEqual({ kind: 'move', move: 'bury baths under sphinx' });
});

test('the order of pointing does not matter', () => {
  const picking = new Picking();
  picking.offer(TURN);
  expect(picking.point('sphinx')).toEqual({ kind: 'move', move: 'bury baths under sphinx' });
});

test('what no move is about is illegal, and something else begins anew', () => {
  const picking = new Picking();
  picking.offer(TURN);
  expect(picking.point('colossus')).toEqual({ kind: 'illegal' });
  picking.point('baths');
  expect(picking.point('walls')).toEqual({ kind: 'move', move: 'discard walls' });
});

test('pointing at it again takes it back', () => {
  const picking = new Picking();
  picking.offer(TURN);
  picking.point('baths');
  expect(picking.point('baths')).toEqual({ kind: 'back' });
  expect(picking.chosen).toEqual([]);
});

test('other legal moves keep a choice that still makes sense', () => {
  const picking = new Picking();
  picking.offer(TURN);
  picking.point('baths');
  picking.offer({ 'build baths': ['baths'] });
  expect(picking.chosen).toEqual(['baths']);
  picking.offer({ pass: [] });
  expect(picking.chosen).toEqual([]);
  expect(picking.plain).toEqual(['pass']);
});

test('a target named twice is chosen twice', () => {
  const moves = { 'move a a': ['a', 'a'], 'move a b': ['a', 'b'] };
  expect(candidates(moves, ['a', 'a'])).toEqual(['move a a']);
});
