/** Every refusal that a click can meet leads to a chapter of the rules, and every chapter is there. */
import { expect, test } from 'vitest';

import refusals from '../../generated/texts/en.duel.ftl?raw';
import rules from '../../generated/texts/en.duel-rules.ftl?raw';
import { BECAUSE, TOPICS } from './because';

const keys = (text: string, prefix: string) =>
  [...text.matchAll(new RegExp(`^${prefix}([\\w-]+) =`, 'gm'))].map((m) => m[1]);

test('the chapters are those of the rules, in their order', () => {
  expect(TOPICS).toEqual(keys(rules, 'duel-rule-'));
});

test('every refusal of the game has a chapter, and those of the kernel that a click can meet', () => {
  const known = [...keys(refusals, 'duel-refusal-'), 'unknown-move', 'not-your-turn', 'game-over', 'face-down'];
  expect(Object.keys(BECAUSE).sort()).toEqual(known.sort());
  expect(Object.values(BECAUSE).filter((topic) => !TOPICS.includes(topic))).toEqual([]);
});
