/** What a listing says to one reader: whether it is theirs, waits for them, has room, and how lists are kept in order. */
import type { Listing, Seated } from '../lib/api';

const LETTERS = 'ABCDEFGH';

/** Which tables a list of open ones shows. */
export type Filter = 'any' | 'live' | 'days' | 'hints';
export const FILTERS: Filter[] = ['any', 'live', 'days', 'hints'];

export const isFree = (place: Seated): boolean => place.kind === 'open' && !place.user;
export const freePlaces = (listing: Listing): number => listing.places.filter((place) => place.kind === 'open').length;

/** Does this reader sit here, or host it? Nobody in particular is user 0. */
export const sitsAt = (listing: Listing, user: number): boolean =>
  !!user && listing.places.some((place) => place.user === user && place.kind === 'person');
export const isOwn = (listing: Listing, user: number): boolean =>
  !!user && (listing.host === user || listing.places.some((place) => place.user === user));

/** Is a place kept for this reader, which they have not taken yet? */
export const isKept = (listing: Listing, user: number): boolean =>
  !!user && listing.state === 'open' && listing.places.some((place) => place.user === user && place.kind === 'open');

/** Does this table wait for the reader: for an answer, or to take the place that is kept? */
export function waitsFor(listing: Listing, user: number): boolean {
  if (isKept(listing, user)) return true;
  if (!user || listing.state !== 'playing') return false;
  return listing.places.some(
    (place) => place.user === user && listing.awaits.includes(LETTERS[place.seat ?? -1] ?? '?'),
  );
}

/** May this reader take a place? */
export const mayJoin = (listing: Listing, user: number): boolean =>
  listing.state === 'open' && !sitsAt(listing, user) && (isKept(listing, user) || listing.places.some(isFree));

/** Those who are asked now. */
export const awaited = (listing: Listing): Seated[] =>
  listing.places.filter((place) => listing.awaits.includes(LETTERS[place.seat ?? -1] ?? '?'));

/** Those who won, as the result says it: a share for each seat, then how. */
export function winners(listing: Listing): Seated[] {
  const shares = listing.result.split(' ');
  return listing.places.filter((place) => Number(shares[place.seat ?? -1] ?? 0) > 0);
}

/** Those that wait for the reader come first, then the newest. */
export const inOrder = (tables: Listing[], user: number): Listing[] =>
  [...tables].sort((a, b) => Number(waitsFor(b, user)) - Number(waitsFor(a, user)) || b.changed - a.changed);

/** A list after one of its tables has changed, or belongs there no more. */
export function heard(tables: Listing[], news: Listing, belongs: boolean): Listing[] {
  const others = tables.filter((table) => table.id !== news.id);
  return belongs ? [news, ...others] : others;
}

/** Does a list with this filter show the table? */
export function passes({ rules }: Listing, filter: Filter): boolean {
  if (filter === 'hints') return rules.hints;
  return filter === 'any' || rules.pace.kind === filter;
}
