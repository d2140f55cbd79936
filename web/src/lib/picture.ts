/** What a viewer may know of a table; the game's own view is typed by the game. */
import type { components } from '../api/schema';

export type Picture = components['schemas']['Picture'];
export type Player = Picture['players'][number];
