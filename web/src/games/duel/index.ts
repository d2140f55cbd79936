/** 7 Wonders Duel on the page. */
import { say } from '../../lib/words.svelte';
import type { GameClient } from '../game';
import { BECAUSE, TOPICS } from './because';
import Board from './Board.svelte';
import Fan from './Fan.svelte';
import { amount, deltas, figures, score } from './figures';
import { COLOURS, family, NUMERALS, type DuelView, type Face as Printed } from './view';

const of = (family: string) => (face: unknown) => (face as Printed).family === family;

const duel: GameClient = {
  name: 'duel',
  Board,
  Fan,
  glance: () => import('./Glance.svelte'),
  face: () => import('./Face.svelte'),
  glyph: 'duel/great-pyramid',
  shelves: [
    ...COLOURS.map((colour) => ({ label: () => say(`duel-${colour}`), holds: of(colour), family: family(colour) })),
    { label: () => say('duel-web-category-wonders'), holds: of('wonder') },
    { label: () => say('duel-web-category-tokens'), holds: of('token') },
  ],
  topics: TOPICS,
  because: BECAUSE,
  deltas,
  amount,
  figures,
  score,
  stage: (view) => {
    const { age } = view as DuelView;
    return age ? say('duel-web-age', { age: NUMERALS[age] ?? '' }) : say('duel-web-draft');
  },
  victories: ['military', 'science', 'civilian'],
};

export default duel;
