/** What a game adds to the page: its board, its cards, and how its numbers read. Everything else is shared. */
import type { Component, Snippet } from 'svelte';

import type { Tale } from '../lib/words.svelte';
import type { Table } from '../table/table.svelte';

/** A family of cards, the same in all games: hue, shape and letter. */
export type Family = 'raw' | 'craft' | 'civic' | 'science' | 'trade' | 'war' | 'guild';

export interface BoardProps {
  table: Table;
  /** The log, to be put where the board has room for it. */
  chronicle: Snippet;
}

/** A number that is different after a move. */
export interface Delta {
  /** What it is: a sentence without the numbers, for those who do not see the icon. */
  label: string;
  icon?: string;
  /** Whose it is; -1 for nobody's. */
  seat: number;
  from: number;
  to: number;
  /** Better for its owner if it rises, unless this says otherwise. */
  lowerIsBetter?: boolean;
  /** How much it matters to a reader who was away; the greatest come first. */
  weight: number;
}

/** What a tale is worth in numbers, shown at the end of its line: `-5` coins. */
export interface Amount {
  n: number;
  kind: 'coin' | 'points' | 'plain';
  icon?: string;
}

/** A row of the table of all players' figures. */
export interface Figure {
  label: string;
  icon?: string;
  values: number[];
}

export interface GameClient {
  name: string;
  Board: Component<BoardProps>;
  /** The moves that are left after something on the board was chosen; without it they are a plain list. */
  Fan?: Component<{ table: Table }>;
  /** A small board, as a replay shows it beside its curve. */
  glance: () => Promise<{ default: Component<{ view: unknown; table: Table }> }>;
  /** One card or component of the catalogue. */
  face: () => Promise<{ default: Component<{ face: unknown; table?: Table | undefined }> }>;
  /** A drawing of the game in a single glyph; `Miniature.svelte` beside this file is a larger one, for lists. */
  glyph: string;
  /** How the catalogue is sorted: families of faces, each with a test, and with a mark if it has one. */
  shelves: { label: () => string; holds: (face: unknown) => boolean; family?: Family }[];
  /** The chapters of the rules reference, in the order of the rulebook. */
  topics: string[];
  /** Where the rules say why something is refused: by rule of the refusal. */
  because: Record<string, string>;
  /** The numbers that are different in the second view. */
  deltas: (before: unknown, after: unknown) => Delta[];
  amount: (tale: Tale) => Amount | undefined;
  figures: (view: unknown) => Figure[];
  /** What is counted at the end, the sum last; a report shows all figures where there is nothing of the kind. */
  score?: (view: unknown) => Figure[];
  /** One line on where the game stands, after its name: the age, the round. */
  stage: (view: unknown) => string;
  /** The kinds of victory, in the order in which statistics show them. */
  victories: string[];
}

const MODULES = import.meta.glob<{ default: GameClient }>('./*/index.ts');
const known = new Map<string, Promise<GameClient>>();

/** The games that the page can show. */
export const PLAYABLE = Object.keys(MODULES).map((path) => path.split('/')[1] ?? '');

/** What a game adds; throws where the page does not know it. */
export function gameClient(name: string): Promise<GameClient> {
  let loading = known.get(name);
  if (!loading) {
    const load = MODULES[`./${name}/index.ts`];
    if (!load) return Promise.reject(new Error(`The page cannot show ${name}`));
    loading = load().then((module) => module.default);
    loading.catch(() => known.delete(name));
    known.set(name, loading);
  }
  return loading;
}
