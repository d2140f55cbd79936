/** The view of 7 Wonders Duel, as the server describes it, and how its words are sorted. */
import type { components } from '../../api/schema';
import type { Table } from '../../table/table.svelte';

type Schemas = components['schemas'];
export type DuelView = Schemas['DuelView'];
export type Slot = Schemas['DuelSlot'];
export type City = Schemas['DuelCityView'];
export type Wonder = Schemas['DuelPlan'];
export type Price = Schemas['DuelPrice'];
export type Face = Schemas['DuelFace'];

export const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'] as const;
export const SYMBOLS = ['quill', 'mortar', 'wheel', 'pendulum', 'armillary', 'sundial', 'scales'] as const;
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export const CATEGORIES = ['blue', 'green', 'yellow', 'purple', 'wonders', 'tokens', 'treasury', 'military'] as const;
export const NUMERALS = ['', 'I', 'II', 'III'];
export const CAPITAL = 9; // spaces from the centre
export const MOST_WONDERS = 7; // built by both together
export const SYMBOLS_TO_WIN = 6;

export type Family = 'raw' | 'craft' | 'civic' | 'science' | 'trade' | 'war' | 'guild';
const FAMILIES: Record<string, Family> = {
  brown: 'raw',
  grey: 'craft',
  blue: 'civic',
  green: 'science',
  yellow: 'trade',
  red: 'war',
  purple: 'guild',
  wonder: 'guild',
  token: 'science',
};

/** The family in whose hue and shape something is drawn. */
export const family = (colour: string): Family => FAMILIES[colour] ?? 'raw';

export const viewOf = (table: Table): DuelView => table.picture?.view as DuelView;

/** What is printed on a card, a wonder or a token. */
export const faceOf = (table: Table, slug: string): Face | undefined => table.faces.get(slug) as Face | undefined;

/** The seats from left to right: one's own is always on the left. */
export const fromLeft = (seat: number): [number, number] => (seat === 1 ? [1, 0] : [0, 1]);

/** How far the pawn has come towards the capital of a seat's rival. */
export const lead = (pawn: number, seat: number): number => (seat === 0 ? pawn : -pawn) || 0;

/** The points that the pawn is worth where it stands. */
export function conflictPoints(distance: number): number {
  if (distance >= 6) return 10;
  if (distance >= 3) return 5;
  return distance >= 1 ? 2 : 0;
}

/** The buildings of a city by colour, those that are empty too. */
export function byColour(table: Table, slugs: string[]): [colour: string, slugs: string[]][] {
  return COLOURS.map((colour) => [colour, slugs.filter((slug) => faceOf(table, slug)?.family === colour)]);
}
