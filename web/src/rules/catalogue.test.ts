import { expect, test } from 'vitest';

import { agesIn, EVERYTHING, freeBy, frees, inOrder, isWished, resourcesIn, type Printed } from './catalogue';

const baths: Printed = { slug: 'baths', age: 1, needs: { stone: 1 } };
const aqueduct: Printed = { slug: 'aqueduct', age: 2, needs: { stone: 3 }, chain: 'baths' };
const forum: Printed = { slug: 'forum', age: 2, coins: 3, needs: { clay: 1 }, makes_one_of: ['glass', 'papyrus'] };
const sphinx: Printed = { slug: 'sphinx' };
const ALL = [sphinx, forum, aqueduct, baths];
const shelves = [
  { label: () => 'blue', holds: (face: unknown) => ['baths', 'aqueduct'].includes((face as Printed).slug) },
  { label: () => 'yellow', holds: (face: unknown) => (face as Printed).slug === 'forum' },
];

test('a catalogue says which ages and resources it knows', () => {
  expect(agesIn(ALL)).toEqual([1, 2]);
  expect(resourcesIn(ALL)).toEqual(['clay', 'stone', 'glass', 'papyrus']);
});

test('wishes are met together, and a count leaves its own out', () => {
  const shown = (wish: Partial<typeof EVERYTHING>, but?: 'shelf') =>
    ALL.filter((face) => isWished(face, { ...EVERYTHING, ...wish }, shelves, but)).map((face) => face.slug);
  expect(shown({})).toHaveLength(4);
  expect(shown({ shelf: 0, age: 2 })).toEqual(['aqueduct']);
  expect(shown({ resource: 'glass' })).toEqual(['forum']);
  expect(shown({ shelf: 1, resource: 'stone' })).toEqual([]);
  expect(shown({ shelf: 1, resource: 'stone' }, 'shelf')).toEqual(['aqueduct', 'baths']);
});

test('shelf by shelf, age by age; what is on no shelf comes last', () => {
  const shown = ALL.map((face) => ({ face, slug: face.slug, title: face.slug, text: '' }));
  expect(inOrder(shown, shelves, 'en').map((each) => each.slug)).toEqual(['baths', 'aqueduct', 'forum', 'sphinx']);
});

test('chains lead both ways', () => {
  expect(freeBy(aqueduct, ALL)).toEqual([baths]);
  expect(frees(baths, ALL)).toEqual([aqueduct]);
  expect(freeBy(sphinx, ALL)).toEqual([]);
});
