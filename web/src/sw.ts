/** The service worker: what the page opens with when there is no connection, and what it shows then. */
import { COMMON, MOST_OWN, OWN, PAGE, wayOf, type Files, type Wish, type Word } from './offline/keeping';

interface Later extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Later {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listen: (event: Later) => void): void;
  addEventListener(type: 'fetch', listen: (event: Asked) => void): void;
  addEventListener(type: 'message', listen: (event: Later & { data: Wish }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly { postMessage(word: Word): void }[]> };
}

declare const FILES: Files; // the build says them
const KEPT = FILES;
const worker = self as unknown as Worker;
const HERE = PAGE + KEPT.version;
const CHOICE = '/--language'; // where the reader's language is kept
const PATIENCE = 5000; // milliseconds that a page is waited for, if one is kept
let isCut = false; // is there no way to the server?
let epoch = 0; // what was asked for before somebody left is not kept afterwards

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(obey(event.data)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  const way = wayOf(request.method, url.pathname, request.mode === 'navigate');
  if (way === 'file') event.respondWith(file(request));
  else if (way === 'page') event.respondWith(page(request));
  else if (way === 'common') event.respondWith(common(event, named(request)));
  else if (way === 'own') event.respondWith(own(request, request.url));
});

/* ---- the page ------------------------------------------------------------------------------------------------------ */

async function install(): Promise<void> {
  const language = await chosen();
  await keep([...KEPT.always, ...Object.values(KEPT.languages).map(({ index }) => index), ...filesOf(language)]);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PAGE) && name !== HERE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function obey(wish: Wish): Promise<void> {
  if (wish.do === 'update') await worker.skipWaiting();
  if (wish.do === 'forget') {
    epoch++;
    await caches.delete(OWN);
  }
  if (wish.do === 'language' && wish.language in KEPT.languages) {
    await (await caches.open(COMMON)).put(CHOICE, new Response(wish.language));
    await keep(filesOf(wish.language));
  }
}

const filesOf = (language: string): string[] => KEPT.languages[language]?.files ?? [];

async function chosen(): Promise<string> {
  return (await (await caches.match(CHOICE))?.text()) ?? 'en';
}

/** Keep files of this version; those that an earlier one has kept are taken from there. */
async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(HERE);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path, { ignoreVary: true })) return;
      const kept = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined;
      const found = kept ?? (await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(path, found);
    }),
  );
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(HERE)).put(request, found.clone());
  return found;
}

async function page(request: Request): Promise<Response> {
  const kept = await caches.match(KEPT.languages[await chosen()]?.index ?? '/', { ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    return answer.status >= 502 ? kept : answer;
  } catch {
    return kept;
  }
}

/* ---- the API --------------------------------------------------------------------------------------------------------- */

/** What is the same for everybody is kept for each language. */
function named(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.set('in', request.headers.get('accept-language') ?? '');
  return url.href;
}

async function common(event: Asked, name: string): Promise<Response> {
  const kept = await caches.match(name, { ignoreVary: true });
  const found = fetch(event.request).then(async (answer) => {
    if (answer.ok) await (await caches.open(COMMON)).put(name, answer.clone());
    return answer;
  });
  if (!kept) return found;
  event.waitUntil(found.catch(() => undefined));
  return kept;
}

async function own(request: Request, name: string): Promise<Response> {
  const then = epoch;
  try {
    const answer = await fetch(request);
    if (isCut) void tell(false);
    if (then !== epoch) return answer;
    const cache = await caches.open(OWN);
    if (answer.ok) {
      await cache.delete(name, { ignoreVary: true });
      await cache.put(name, answer.clone());
      const names = await cache.keys();
      await Promise.all(names.slice(0, -MOST_OWN).map((old) => cache.delete(old)));
    } else if (answer.status < 500) await cache.delete(name, { ignoreVary: true });
    return answer;
  } catch (error) {
    void tell(true);
    const kept = await (await caches.open(OWN)).match(name, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function tell(cut: boolean): Promise<void> {
  isCut = cut;
  for (const client of await worker.clients.matchAll()) client.postMessage({ isCut });
}
