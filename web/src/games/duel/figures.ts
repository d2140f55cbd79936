/** The numbers of a game: what is different after a move, what a tale is worth, and how the players compare. */
import { say, type Tale } from '../../lib/words.svelte';
import type { Amount, Delta, Figure } from '../game';
import { CATEGORIES, lead, RESOURCES, type City, type DuelView } from './view';

interface Measure {
  label: () => string;
  icon?: string;
  weight: number;
  of: (city: City, view: DuelView, seat: number) => number;
}

const MEASURES: Measure[] = [
  { label: () => say('duel-web-shields'), icon: 'shield', weight: 90, of: (_, view, seat) => lead(view.pawn, seat) },
  { label: () => say('duel-web-symbols'), icon: 'family-science', weight: 80, of: (city) => city.symbols.length },
  {
    label: () => say('duel-web-wonders'),
    icon: 'pediment',
    weight: 70,
    of: (city) => city.wonders.filter((wonder) => wonder.built).length,
  },
  { label: () => say('duel-web-progress'), weight: 60, of: (city) => city.tokens.length },
  { label: () => say('duel-web-points'), icon: 'laurel', weight: 50, of: (city) => city.total },
  { label: () => say('duel-web-coins'), icon: 'duel/two-coins', weight: 40, of: (city) => city.coins },
  { label: () => say('duel-web-buildings'), weight: 20, of: (city) => city.buildings.length },
];

/** The numbers that are different in the second view; the pawn counts for whoever pushed it. */
export function deltas(before: unknown, after: unknown): Delta[] {
  const [then, now] = [before as DuelView, after as DuelView];
  const found: Delta[] = [];
  for (const measure of MEASURES) {
    for (const seat of [0, 1]) {
      const from = value(measure, then, seat);
      const to = value(measure, now, seat);
      const isPawn = measure.weight === 90;
      if (from === to || (isPawn && to < from)) continue;
      const { weight, icon } = measure;
      found.push({ label: measure.label(), ...(icon ? { icon } : {}), seat, from, to, weight });
    }
  }
  return found;
}

const value = (measure: Measure, view: DuelView, seat: number): number => {
  const city = view.cities[seat];
  return city ? measure.of(city, view, seat) : 0;
};

/** What a tale is worth. */
export function amount({ kind, n = 0 }: Tale): Amount | undefined {
  if (!n) return undefined;
  if (kind === 'build' || kind === 'bury' || kind === 'lose') return { n: -n, kind: 'coin' };
  if (kind === 'earn' || kind === 'economy') return { n, kind: 'coin' };
  if (kind === 'score') return { n, kind: 'points' };
  return undefined;
}

/** The table of both players' figures. */
export function figures(shown: unknown): Figure[] {
  const view = shown as DuelView;
  const row = (label: string, of: (city: City, seat: number) => number, icon?: string): Figure => ({
    label,
    ...(icon ? { icon } : {}),
    values: view.cities.map(of),
  });
  return [
    ...MEASURES.map((measure) => row(measure.label(), (city, seat) => measure.of(city, view, seat), measure.icon)),
    ...CATEGORIES.map((category) =>
      row(
        say('duel-web-points-of', { what: say(`duel-web-category-${category}`) }),
        (city) => city.score[category] ?? 0,
      ),
    ),
    ...RESOURCES.map((resource) =>
      row(say('duel-web-makes-of', { what: say(`duel-${resource}`) }), (city) => city.makes[resource] ?? 0, resource),
    ),
    ...RESOURCES.map((resource) =>
      row(say('duel-web-buys-of', { what: say(`duel-${resource}`) }), (city) => city.prices[resource] ?? 0, resource),
    ),
  ];
}

const MARKS: Record<(typeof CATEGORIES)[number], string> = {
  blue: 'family-civic',
  green: 'family-science',
  yellow: 'family-trade',
  purple: 'family-guild',
  wonders: 'pediment',
  tokens: 'duel/olive',
  treasury: 'duel/two-coins',
  military: 'shield',
};

/** What is counted at the end, and the sum. */
export function score(shown: unknown): Figure[] {
  const { cities } = shown as DuelView;
  return [
    ...CATEGORIES.map((category) => ({
      label: say(`duel-web-category-${category}`),
      icon: MARKS[category],
      values: cities.map((city) => city.score[category] ?? 0),
    })),
    { label: say('duel-web-total'), values: cities.map((city) => city.total) },
  ];
}
