/** What the lobby knows of games and bots: asked for once, then remembered. */
import type { Component } from 'svelte';

import { PLAYABLE } from '../games/game';
import { get, post, type GameSummary, type LevelView, type Listing, type NewTable } from '../lib/api';
import { reader } from '../lib/me.svelte';
import { router } from '../lib/route.svelte';
import { words, type Language } from '../lib/words.svelte';

const MINIATURES = import.meta.glob<{ default: Component<Record<string, never>> }>('../games/*/Miniature.svelte');
export const USUAL_LEVEL = 3;
const STORED = 'ecumene.level';

let games: Promise<GameSummary[]> | undefined;
const levels = new Map<Language, Promise<LevelView[]>>();

/** The games that the server offers and the page can show. */
export function offered(): Promise<GameSummary[]> {
  games ??= get<GameSummary[]>('games').then((all) => all.filter((game) => PLAYABLE.includes(game.name)));
  games.catch(() => (games = undefined));
  return games;
}

/** The ten levels of bots, by name in the reader's language. */
export function levelNames(language: Language = words.language): Promise<LevelView[]> {
  let asking = levels.get(language);
  if (!asking) {
    asking = get<LevelView[]>('levels');
    asking.catch(() => levels.delete(language));
    levels.set(language, asking);
  }
  return asking;
}

/** A small drawing of a game, loaded without the rest of it. */
export const miniature = (game: string): Promise<{ default: Component<Record<string, never>> }> | undefined =>
  MINIATURES[`../games/${game}/Miniature.svelte`]?.();

/** The level of the last bot that was played here, if there was one. */
export const lastLevel = (): number | undefined => Number(localStorage.getItem(STORED)) || undefined;

/** Sit down with bots of this level: whoever is nobody yet becomes a guest, and the game starts at once. */
export async function playBots(game: string, level: number): Promise<void> {
  localStorage.setItem(STORED, String(level));
  const summary = (await offered()).find((each) => each.name === game);
  const others = Math.min(...(summary?.seats ?? [2])) - 1;
  await reader.somebody();
  const { id } = await post<Listing>('tables', {
    game,
    chairs: [{ kind: 'me', level }, ...Array.from({ length: others }, () => ({ kind: 'bot' as const, level }))],
    rules: { undo: 'own', hints: true, listed: false, absent: 'wait' },
  } satisfies NewTable);
  router.go(`/g/${id}`);
}

/** Take a place at a table and go there. */
export async function join(table: string, taking: { password?: string; entropy?: string } = {}): Promise<Listing> {
  await reader.somebody();
  return post<Listing>(`tables/${table}/join`, taking);
}
