/** How a table stands, as a list says it. */
import type { Listing, Seated } from '../lib/api';
import { say, words } from '../lib/words.svelte';
import { awaited, isKept, waitsFor, winners } from './listing';

/** What somebody at a table is called; nobody is called nothing. */
export const called = (place: Seated): string =>
  place.kind === 'bot' ? say('web-bot', { level: place.level ?? 0 }) : (place.name ?? '');

export const listed = (places: Seated[]): string => new Intl.ListFormat(words.language).format(places.map(called));

/** Who won, once it is over. */
export function resultText(listing: Listing): string {
  const best = winners(listing);
  return best.length ? say('web-who-won', { who: listed(best), n: best.length }) : say('web-no-result');
}

/** How it stands for this reader: whose turn, who is missing, who won. */
export function stateText(listing: Listing, user: number): string {
  if (isKept(listing, user)) return say('web-place-kept');
  if (waitsFor(listing, user)) return say('web-your-move');
  switch (listing.state) {
    case 'open':
      return say('web-not-begun');
    case 'playing': {
      const who = awaited(listing);
      return say('web-awaits', { who: listed(who), n: who.length });
    }
    case 'over':
      return resultText(listing);
    case 'cancelled':
      return say('web-called-off');
    case 'stuck':
      return say('web-set-aside');
  }
}
