/** What of somebody's games is kept in this browser, for when there is no connection; forgotten when they leave. */
import type { Frame } from '../lib/api';
import { PLAYABLE } from '../games/game';
import { live } from '../lib/live.svelte';
import { words } from '../lib/words.svelte';
import type { Table } from '../table/table.svelte';
import { MOST_OWN, OWN, wayOf, type Wish } from './keeping';

const WHOSE = 'ecumene.kept-for';
const CALM = 1000; // milliseconds after the last frame
const PATIENCE = 2500; // milliseconds that the first frame is waited for

const address = (table: string): string => `/api/tables/${table}/frame`; // asked of nobody: where it is kept
const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/** Somebody reads this page from now on; 0 for nobody. What was kept for somebody else is forgotten. */
export function keptFor(user: number): void {
  const before = localStorage.getItem(WHOSE) ?? '0';
  if (before === String(user)) return;
  localStorage.setItem(WHOSE, String(user));
  forget();
  if (user) setTimeout(warm, CALM);
}

/** Ask once more for what this visit has asked for before there was anybody to keep it, and for every game's catalogue. */
export function warm(): void {
  if (!canKeep() || !navigator.serviceWorker.controller) return;
  const headers = { 'accept-language': words.language };
  const games = ['', ...PLAYABLE.flatMap((game) => [`/${game}`, `/${game}/lessons`])].map(
    (path) => `/api/games${path}`,
  );
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && wayOf('GET', pathname, false) !== 'network')
    .map(({ pathname, search }) => pathname + search);
  for (const path of new Set([...games, ...asked])) void fetch(path, { headers }).catch(() => undefined);
}

function forget(): void {
  if (!canKeep()) return;
  const wish: Wish = { do: 'forget' };
  navigator.serviceWorker.controller?.postMessage(wish);
  void caches.delete(OWN);
}

/** Keep what is seen of a table, and show what was kept while the line is broken; the answer ends it. */
export function keepsTable(table: Table): () => void {
  if (!canKeep() || !navigator.serviceWorker.controller) return () => undefined;
  let calm: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(calm);
    calm = setTimeout(() => void write(table), CALM);
  };
  table.onframe.add(hear);
  const late = setTimeout(() => void show(table), navigator.onLine ? PATIENCE : 0);
  return () => {
    clearTimeout(calm);
    clearTimeout(late);
    table.onframe.delete(hear);
  };
}

async function write(table: Table): Promise<void> {
  const { picture, seat, ply, log } = table;
  if (!picture || live.state !== 'open') return;
  const frame: Frame = { table: table.table, seat, ply, keep: -1, log, picture };
  const cache = await caches.open(OWN);
  await cache.delete(address(table.table));
  await cache.put(address(table.table), new Response(JSON.stringify(frame)));
  const names = await cache.keys();
  await Promise.all(names.slice(0, -MOST_OWN).map((old) => cache.delete(old)));
}

async function show(table: Table): Promise<void> {
  const kept = await (await caches.open(OWN)).match(address(table.table));
  const frame = (await kept?.json()) as Frame | undefined;
  if (frame && !table.picture && live.state !== 'open') table.frame(frame);
}
