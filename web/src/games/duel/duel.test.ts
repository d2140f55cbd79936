/** Everything in the catalogue has a drawing, and the figures of a view have their words. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { words } from '../../lib/words.svelte';
import icons from './icons.json';
import { SYMBOLS } from './view';

const CARDS = readFileSync('../src/ecumene/names/en/duel-cards.ftl', 'utf8');

test('every card, wonder, token and symbol has a drawing', () => {
  const ruled = [...CARDS.matchAll(/^duel-(\w+) = .*\n {4}\.rule/gm)].map((match) => match[1] ?? '');
  const wanted = [...ruled, ...SYMBOLS.map((symbol) => `symbol-${symbol}`)];
  expect(ruled.length).toBe(95);
  expect(Object.keys(icons).sort()).toEqual(wanted.sort());
});

test.each(['en', 'uk', 'ru'] as const)('the ends of a game are said in %s', async (language) => {
  await words.speak(language);
  for (const kind of ['military', 'science', 'civilian']) {
    expect(words.say(`duel-end-${kind}`, { who: 'Olbia', n: 1 })).toContain('Olbia');
  }
  await words.speak('en');
});
