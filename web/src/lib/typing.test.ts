import { expect, test } from 'vitest';

import { fits, meant, tokens } from './typing';

const MOVES = ['build baths', 'build barracks', 'discard baths', 'bury guard_tower under sphinx'];
const SAID: Record<string, string> = {
  'build baths': 'Збудувати «Лазня»',
  'build barracks': 'Збудувати «Казарма»',
  'discard baths': 'Скинути «Лазня» за монети',
  'bury guard_tower under sphinx': 'Підкласти «Сторожова вежа» під «Сфінкс»',
};
const said = (move: string) => SAID[move] ?? move;

test('words are small and without signs', () => {
  expect(tokens('Bury guard_tower, under “Sphinx”!')).toEqual(['bury', 'guard', 'tower', 'under', 'sphinx']);
});

test('beginnings in order fit', () => {
  expect(fits(['bu', 'ba'], ['build', 'baths'])).toBe(true);
  expect(fits(['ba', 'bu'], ['build', 'baths'])).toBe(false);
});

test('a move is meant by its notation or its words', () => {
  expect(meant('build baths', MOVES, said)).toEqual(['build baths']);
  expect(meant('bu ba', MOVES, said)).toEqual(['build baths', 'build barracks']);
  expect(meant('збу лаз', MOVES, said)).toEqual(['build baths']);
  expect(meant('tower sphinx', MOVES, said)).toEqual(['bury guard_tower under sphinx']);
  expect(meant('', MOVES, said)).toEqual(MOVES);
  expect(meant('nothing', MOVES, said)).toEqual([]);
});
