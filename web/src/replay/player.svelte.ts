/** Goes through the positions of a game: which one is shown, stepping, and playing on by itself. */
import { reader } from '../lib/me.svelte';
import { pause } from './pace';
import { stopAt, turnFrom, type Stop } from './stops';

export class Player {
  playing = $state(false);
  /** The ply that is shown: an address that stays right while the log grows. */
  ply = $state(0);
  readonly stops: Stop[] = $derived.by(() => this.read());
  readonly at: number = $derived(stopAt(this.stops, this.ply));
  readonly stop: Stop | undefined = $derived(this.stops[this.at]);
  readonly isLast: boolean = $derived(this.at === this.stops.length - 1);

  /** `read` says which positions there are. */
  constructor(
    private readonly read: () => Stop[],
    ply: number,
  ) {
    this.ply = ply;
  }

  seek(at: number): void {
    const stop = this.stops[Math.max(0, Math.min(at, this.stops.length - 1))];
    if (stop) this.ply = stop.ply;
  }

  /** Go somewhere by hand: it no longer plays by itself. */
  goTo(at: number): void {
    this.playing = false;
    this.seek(at);
  }

  toggle(): void {
    if (!this.playing && this.isLast) this.seek(0);
    this.playing = !this.playing;
  }

  /** To be called in an effect: goes on after a while, as long as it plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.isLast) {
      this.playing = false;
      return undefined;
    }
    const next = this.at + 1;
    const late = setTimeout(() => this.seek(next), pause(reader.settings.speed));
    return () => clearTimeout(late);
  }

  /** What a key does; whether it did anything. */
  key(key: string): boolean {
    const last = this.stops.length - 1;
    const places: Record<string, number> = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      PageUp: turnFrom(this.stops, this.at, -1),
      PageDown: turnFrom(this.stops, this.at, 1),
      Home: 0,
      End: last,
    };
    const place = places[key];
    if (place !== undefined) this.goTo(place);
    else if (key === ' ') this.toggle();
    else return false;
    return true;
  }
}

/** Is this key meant for the page, not for what has the focus? */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const target = event.target as Element;
  if (target.closest('input, textarea, select, dialog, [popover], [role="slider"]')) return false;
  if (target.matches('ol[tabindex]') && !event.key.startsWith('Arrow')) return false; // the log scrolls
  return event.key !== ' ' || !target.closest('button, a');
}
