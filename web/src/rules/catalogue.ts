/** The catalogue of a game: what is printed on its components, and which of them somebody wants to see. */
import type { GameClient } from '../games/game';
import type { GameWords } from '../lib/words.svelte';
import type { Entry } from './search';

/** What a face may say; games whose components say less leave it out. */
export interface Printed {
  slug: string;
  age?: number;
  coins?: number;
  needs?: Record<string, number>;
  /** What makes it free. */
  chain?: string;
  makes?: Record<string, number>;
  makes_one_of?: string[];
  buys_at_one?: string[];
}
/** A component with its texts, so that it can be searched for. */
export interface Shown extends Entry {
  face: Printed;
}
/** Which of the catalogue somebody wants to see; nothing means all. */
export interface Wish {
  shelf: number;
  age: number;
  resource: string;
}
export const EVERYTHING: Wish = { shelf: -1, age: 0, resource: '' };
const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'];

const nextTo = (face: Printed, resource: string): boolean =>
  resource in (face.needs ?? {}) ||
  resource in (face.makes ?? {}) ||
  !!face.makes_one_of?.includes(resource) ||
  !!face.buys_at_one?.includes(resource);

/** The resources and ages that a catalogue knows. */
export const resourcesIn = (faces: readonly Printed[]): string[] =>
  RESOURCES.filter((resource) => faces.some((face) => nextTo(face, resource)));
export const agesIn = (faces: readonly Printed[]): number[] =>
  [...new Set(faces.map((face) => face.age ?? 0))].filter((age) => age > 0).sort((a, b) => a - b);

/** Does somebody want to see it? `but` is left out of account: for counting what another choice would show. */
export function isWished(face: Printed, wish: Wish, shelves: GameClient['shelves'], but?: keyof Wish): boolean {
  const shelf = shelves[wish.shelf];
  return (
    (but === 'shelf' || !shelf || shelf.holds(face)) &&
    (but === 'age' || !wish.age || face.age === wish.age) &&
    (but === 'resource' || !wish.resource || nextTo(face, wish.resource))
  );
}

/** The catalogue shelf by shelf, age by age, and by name. */
export function inOrder(shown: readonly Shown[], shelves: GameClient['shelves'], language: string): Shown[] {
  const shelf = (face: Printed) => {
    const at = shelves.findIndex((each) => each.holds(face));
    return at < 0 ? shelves.length : at;
  };
  return shown.toSorted(
    (a, b) =>
      shelf(a.face) - shelf(b.face) ||
      (a.face.age ?? 0) - (b.face.age ?? 0) ||
      a.title.localeCompare(b.title, language),
  );
}

/** Everything that can be searched for of a component: its name, what it does, what it takes. */
export const told = (face: Printed, words: GameWords): Shown => ({
  face,
  slug: face.slug,
  title: words.name(face.slug),
  text: words.rule(face.slug),
  more: Object.keys(face.needs ?? {})
    .map((resource) => words.name(resource))
    .join(' '),
});

/** The components that make this one free, and those that it makes free. */
export const freeBy = (face: Printed, faces: readonly Printed[]): Printed[] =>
  faces.filter((each) => each.slug === face.chain);
export const frees = (face: Printed, faces: readonly Printed[]): Printed[] =>
  faces.filter((each) => each.chain === face.slug);
