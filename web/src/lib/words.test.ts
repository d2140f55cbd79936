import { afterEach, expect, test } from 'vitest';

import { GameWords, say, targetsOf, words } from './words.svelte';

const duel = new GameWords('duel');
const TALE = { kind: 'chain', seat: 1, what: 'statue', other: 'theater' };

afterEach(() => words.speak('en'));

test('everything is said in the language that is spoken', async () => {
  expect(say('web-close')).toBe('Close');
  await words.speak('uk');
  expect(say('web-close')).toBe('Закрити');
  expect(duel.name('baths')).toBe('Лазня');
});

test('numbers have the plurals of the language', async () => {
  await words.speak('ru');
  const moves = [1, 2, 5, 11, 21].map((n) => /\d+ \p{L}+/u.exec(say('web-since-last', { n }))?.[0]);
  expect(moves).toEqual(['1 ход', '2 хода', '5 ходов', '11 ходов', '21 ход']);
});

test('a move is said as a player would', () => {
  expect(duel.move('bury baths under sphinx')).toBe('Tuck Baths under The Sphinx to build it');
  expect(targetsOf('bury baths under sphinx')).toEqual(['baths', 'sphinx']);
});

test('a tale knows what its names stand for', () => {
  expect(duel.tale(TALE, ['Anna', 'Ben'])).toBe('Ben builds Statue free, thanks to Theater.');
  const named = duel.parts(TALE, ['Anna', 'Ben']).filter((part) => part.slug);
  expect(named).toEqual([
    { text: 'Statue', slug: 'statue' },
    { text: 'Theater', slug: 'theater' },
  ]);
});

test('a name can be shown in a second language', async () => {
  await words.also('uk', 'duel');
  expect(duel.second('baths', 'uk')).toBe('Лазня');
  expect(duel.second('baths', 'en')).toBeUndefined();
});
