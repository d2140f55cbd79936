import { expect, test } from 'vitest';

import { excerpt, find, hits, isMeant, pieces, telling, type Term } from './search';

test.each([
  ['камінь', 'каменю'],
  ['камінь', 'камені'],
  ['камень', 'камня'],
  ['хід', 'ходу'],
  ['будівля', 'будівель'],
  ['монета', 'монет'],
  ['наукова', 'науковий'],
  ['військова', 'військові'],
  ['чудо', 'чудеса'],
  ['ланцюжок', 'ланцюжка'],
  ['торг', 'торгівля'],
  ['жетоны', 'жетонов'],
  ['счёт', 'счета'],
  ['building', 'build'],
  ['chains', 'chain'],
  ['trade', 'Trading'],
  ['wond', 'wonders'],
])('%s is meant by %s', (typed, word) => expect(isMeant(typed, word)).toBe(true));

test.each([
  ['камінь', 'карта'],
  ['вода', 'вдвічі'],
  ['стекло', 'стоит'],
  ['stone', 'stop'],
  ['on', 'no'],
])('%s is not meant by %s', (typed, word) => expect(isMeant(typed, word)).toBe(false));

const ENTRIES = [
  { slug: 'cost', title: 'Cost', text: 'A cost can be coins. Trade for what you lack.' },
  { slug: 'trade', title: 'Trade', text: 'You can buy missing units.' },
  { slug: 'chain', title: 'Chains', text: 'Some buildings carry a symbol.' },
];

test('what is called so comes before what speaks of it', () => {
  expect(find('trading', ENTRIES).map((entry) => entry.slug)).toEqual(['trade', 'cost']);
  expect(find('trade coins', ENTRIES).map((entry) => entry.slug)).toEqual(['cost']);
  expect(find(' ', ENTRIES)).toEqual([]);
});

test('hits are whole words', () => {
  expect(hits('камінь', 'Три камені, разом 12').map((word) => word.text)).toEqual(['камені']);
  expect(hits('', 'anything')).toEqual([]);
});

test('an excerpt begins near the hit, with a whole word', () => {
  const text = 'One two three four five six seven eight nine ten eleven twelve thirteen';
  expect(excerpt('nine', text, 12, 24)).toBe('… seven eight nine ten …');
  expect(excerpt('one', text, 12, 200)).toBe(text);
});

test('names and titles become links, once each, and hits are marked in them', () => {
  const terms: Term[] = [
    { words: 'Wood Reserve', href: '/wood', kind: 'name' },
    { words: 'Wood', href: '/short', kind: 'name' },
    { words: 'Progress tokens', href: '/tokens', kind: 'title' },
  ];
  const cut = pieces('A Wood Reserve, a progress token, a Wood Reserve.', terms, 'reserve');
  expect(cut.map((piece) => [piece.href, piece.parts.map((part) => part.text).join('|')])).toEqual([
    ['', 'A '],
    ['/wood', 'Wood |Reserve'],
    ['', ', a '],
    ['/tokens', 'progress token'],
    ['', ', a Wood |Reserve|.'],
  ]);
  expect(pieces('Woods', terms).map((piece) => piece.href)).toEqual(['']);
});

test('a title whose words are everywhere is no term', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({
    slug: `n${n}`,
    title: `Rule ${'abcdefghi'.charAt(n)}x`,
    text: 'a cost',
  }));
  expect(telling([...ENTRIES, ...many]).map((entry) => entry.slug)).not.toContain('cost');
});

test('a term is found in its forms, not in other words of the same root', () => {
  const terms: Term[] = [
    { words: 'Первая игра', href: '/first', kind: 'title' },
    { words: 'Ланцюжки', href: '/chain', kind: 'title' },
  ];
  const found = (text: string) => pieces(text, terms).flatMap((piece) => piece.href || []);
  expect(found('Начинает первый игрок.')).toEqual([]);
  expect(found('В первой игре проще.')).toEqual(['/first']);
  expect(found('Символ ланцюжка на карті.')).toEqual(['/chain']);
});
