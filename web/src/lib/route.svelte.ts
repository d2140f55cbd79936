/** Addresses: which page is shown, and how one gets to another without loading anything again. */
import type { Component } from 'svelte';

import { words } from './words.svelte';

export type Parts = Record<string, string>;
export type Page = Component<{ parts: Parts }>;
interface Route {
  /** `/g/:table/:ply?`: a word after a colon is a part, with a question mark it may be missing. */
  path: string;
  page: () => Promise<{ default: unknown }>; // a `Page`; not every page looks at the parts
  /** Groups of texts that the page needs besides those that every page has. */
  texts?: string[];
}

export const ROUTES: Route[] = [
  { path: '/', page: () => import('../pages/Home.svelte'), texts: ['web-lobby', 'web-ports'] },
  { path: '/new/:game?', page: () => import('../pages/NewTable.svelte'), texts: ['web-lobby', 'web-ports'] },
  { path: '/tables/:state?', page: () => import('../pages/Tables.svelte'), texts: ['web-lobby', 'web-ports'] },
  { path: '/g/:table/:ply?', page: () => import('../pages/Table.svelte'), texts: ['web-ports'] },
  { path: '/report/:table', page: () => import('../pages/Report.svelte'), texts: ['web-report', 'web-ports'] },
  { path: '/learn/:game?/:lesson?', page: () => import('../pages/Learn.svelte'), texts: ['web-learn'] },
  { path: '/rules/:game?/:topic?', page: () => import('../pages/Rules.svelte'), texts: ['web-learn'] },
  { path: '/account/:part?', page: () => import('../pages/Account.svelte'), texts: ['web-account'] },
  { path: '/sign-in', page: () => import('../pages/SignIn.svelte'), texts: ['web-account'] },
  { path: '/people/:name', page: () => import('../pages/Person.svelte'), texts: ['web-account'] },
  { path: '/about', page: () => import('../pages/About.svelte'), texts: ['web-learn'] },
];
const PLAYING = /^\/(g|learn\/\w+)\/\w/; // a table or a lesson
const NOWHERE: Route = { path: '', page: () => import('../pages/Nowhere.svelte') };

class Router {
  page: Page | undefined = $state.raw();
  parts: Parts = $state.raw({});
  path = $state(location.pathname);
  search = $state(location.search);
  /** The table or lesson that was left for the page that is shown: the way back. */
  left = $state('');
  #asked = 0;

  /** Show the page of the present address, and follow links from now on. */
  async start(): Promise<void> {
    addEventListener('popstate', () => void this.#show());
    document.addEventListener('click', (click) => this.#follow(click));
    await this.#show();
  }

  /** Go to an address of this page. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'replace') history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    void this.#show();
  }

  #follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.('a');
    if (!link || click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api')) return;
    click.preventDefault();
    if (link.pathname === location.pathname && link.hash) document.querySelector(link.hash)?.scrollIntoView();
    else this.go(link.pathname + link.search + link.hash);
  }

  async #show(): Promise<void> {
    const asked = ++this.#asked;
    const path = location.pathname;
    const { route, parts } = routed(path);
    const [module] = await Promise.all([route.page(), words.need(...(route.texts ?? []))]);
    if (asked !== this.#asked) return; // somebody has gone elsewhere meanwhile
    const isOther = this.page !== module.default;
    if (isOther) this.left = PLAYING.test(this.path) ? this.path : '';
    this.page = module.default as Page;
    this.parts = parts;
    this.path = path;
    this.search = location.search;
    if (isOther) scrollTo(0, 0);
    if (location.hash) requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
  }
}

export const router = new Router();

/** Which page an address means, and what its parts say. */
export function routed(path: string): { route: Route; parts: Parts } {
  for (const route of ROUTES) {
    const parts = match(route.path, path);
    if (parts) return { route, parts };
  }
  return { route: NOWHERE, parts: {} };
}

function match(pattern: string, path: string): Parts | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (given.length > wanted.length) return undefined;
  const parts: Parts = {};
  for (const [place, want] of wanted.entries()) {
    const word = given[place];
    if (want.startsWith(':')) {
      if (word !== undefined) parts[want.replace(/[:?]/g, '')] = decodeURIComponent(word);
      else if (!want.endsWith('?')) return undefined;
    } else if (word !== want) return undefined;
  }
  return parts;
}
