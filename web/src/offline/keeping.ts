/** What an installed page keeps, and how it answers a request: said once, for the service worker and the page. */

/** Where answers are kept that belong to whoever is signed in; nothing of it outlives their visit. */
export const OWN = 'ecumene-own';
/** Where the catalogues of the games are kept: the same for everybody. */
export const COMMON = 'ecumene-common';
/** The files of one version of the page. */
export const PAGE = 'ecumene-page-';
export const MOST_OWN = 80; // answers that are kept

/** What the page asks of its service worker. */
export type Wish = { do: 'update' } | { do: 'forget' } | { do: 'language'; language: string };

/** What the service worker tells the page: whether the last answers came from what is kept. */
export interface Word {
  isCut: boolean;
}

/** The files of the page, as its build lists them. */
export interface Files {
  version: string;
  always: string[];
  /** Texts and letters of each language, and the index in it. */
  languages: Record<string, { index: string; files: string[] }>;
}

/** How a request is answered. */
export type Way =
  | 'file' // what is kept, else the network: it stays the same in one version of the page
  | 'page' // the network, else the index that is kept
  | 'common' // what is kept, while the network brings it anew
  | 'own' // the network, else what is kept: nobody shall act on an old table while a new one can be had
  | 'network';

export function wayOf(method: string, path: string, isPage: boolean): Way {
  if (method !== 'GET') return 'network';
  if (isPage) return path.startsWith('/api') || /\.\w{2,11}$/.test(path) ? 'network' : 'page';
  if (path.startsWith('/assets/') || /^\/[\w-]+\.svg$/.test(path)) return 'file';
  if (/^\/api\/games(\/\w+(\/lessons)?)?$/.test(path)) return 'common';
  if (/^\/api\/(sessions\/current|tables(\/\w+(\/view)?)?)$/.test(path)) return 'own';
  return 'network';
}
