/** The tables of the lobby: one's own, open ones, running and finished ones, kept up to date while somebody looks. */
import { get, sentence, type Listing } from '../lib/api';
import { live } from '../lib/live.svelte';
import { reader } from '../lib/me.svelte';
import { heard, inOrder, isOwn, waitsFor } from './listing';

const MOST = { mine: 50, open: 50, playing: 12, over: 8 };
const GATHER = 400; // milliseconds: what happens within them is asked for once

export class Lobby {
  mine: Listing[] = $state.raw([]);
  open: Listing[] = $state.raw([]);
  playing: Listing[] = $state.raw([]);
  over: Listing[] = $state.raw([]);
  isLoaded = $state(false);
  fault = $state('');
  #asking: ReturnType<typeof setTimeout> | undefined;
  readonly #user = $derived(reader.me?.user ?? 0);
  /** Those of one's own that are not over, the waiting ones first. */
  readonly own = $derived(
    inOrder(
      this.mine.filter((table) => table.state === 'open' || table.state === 'playing'),
      this.#user,
    ),
  );
  readonly waiting = $derived(this.own.filter((table) => waitsFor(table, this.#user)));
  /** Open tables of others: one's own stand in a list of their own. */
  readonly toJoin = $derived(this.open.filter((table) => !isOwn(table, this.#user)));
  readonly toWatch = $derived(
    this.playing.filter((table) => !isOwn(table, this.#user) && table.rules.watch === 'everybody'),
  );

  /** Read everything; what cannot be read is said once. */
  async load(): Promise<void> {
    try {
      const of = (state: 'open' | 'playing' | 'over') => get<Listing[]>('tables', { state, most: MOST[state] });
      const mine = reader.me ? get<Listing[]>('tables/mine', { most: MOST.mine }) : [];
      [this.mine, this.open, this.playing, this.over] = await Promise.all([
        mine,
        of('open'),
        of('playing'),
        of('over'),
      ]);
      this.fault = '';
    } catch (error) {
      this.fault = sentence(error);
    } finally {
      this.isLoaded = true;
    }
  }

  /** Follow what changes; the answer ends it. */
  follow(): () => void {
    const again = () => {
      clearTimeout(this.#asking);
      this.#asking = setTimeout(() => void this.load(), GATHER);
    };
    const hear = (listing: Listing) => this.#hear(listing);
    const seen = () => document.visibilityState === 'visible' && again();
    live.onlisting.add(hear);
    live.onturn.add(again);
    document.addEventListener('visibilitychange', seen);
    live.lobby();
    if (live.state === 'off') live.connect();
    return () => {
      clearTimeout(this.#asking);
      live.onlisting.delete(hear);
      live.onturn.delete(again);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  #hear(listing: Listing): void {
    const isListed = listing.rules.listed;
    this.mine = heard(this.mine, listing, isOwn(listing, this.#user));
    this.open = heard(this.open, listing, isListed && listing.state === 'open');
    this.playing = heard(this.playing, listing, isListed && listing.state === 'playing').slice(0, MOST.playing);
    this.over = heard(this.over, listing, isListed && listing.state === 'over').slice(0, MOST.over);
  }
}
