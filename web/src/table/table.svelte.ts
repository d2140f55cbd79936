/** One table as one viewer sees it: kept up to date by frames, and the way in for moves. */
import {
  get,
  post,
  sentence,
  Trouble,
  type Frame,
  type GameDetails,
  type Listing,
  type Message,
  type Plan,
  type Told,
  type Verdict,
} from '../lib/api';
import { changed } from '../lib/change';
import { live, type TableNews, type Watcher } from '../lib/live.svelte';
import { reader } from '../lib/me.svelte';
import { Picking } from '../lib/picking.svelte';
import type { Picture } from '../lib/picture';
import { router } from '../lib/route.svelte';
import { GameWords, say, words } from '../lib/words.svelte';

/** A sentence on why something cannot be done, where it was asked. */
export interface Reason {
  rule: string;
  message: string;
  /** The move that was tried. */
  move: string;
  /** What was pointed at: its own text stands below the reason. */
  about?: string;
}
/** Something that was done, and can perhaps be taken back. */
export interface Notice {
  text: string;
  kind: 'done' | 'fault';
}

/** What a move would lead to, on a copy of the table whose secrets are dealt anew. */
export interface Preview {
  move: string;
  plan: Plan;
}

const NOTICE = 5000; // milliseconds that a notice stays
const LINGER = 60; // milliseconds that somebody looks at a move before its consequences are asked for

export class Table implements Watcher {
  readonly table: string;
  wished: number | undefined;

  listing: Listing | undefined = $state.raw();
  /** Whose eyes these are; -1 for a spectator. */
  seat = $state(-1);
  ply = $state(0);
  picture: Picture | undefined = $state.raw();
  log: Told[] = $state.raw([]);
  said: Message[] = $state.raw([]);
  here: number[] = $state.raw([]);
  watching = $state(0);
  stuck = $state(false);
  /** Why the table cannot be shown. */
  fault: Trouble | undefined = $state.raw();
  /** Why what was tried last is not possible. */
  reason: Reason | undefined = $state.raw();
  notice: Notice | undefined = $state.raw();
  /** The move that is on its way to the server. */
  sending = $state('');
  /** What the move would lead to that the reader looks at. */
  preview: Preview | undefined = $state.raw();
  /** The catalogue of the game: what is printed on its components, by slug. */
  faces: ReadonlyMap<string, unknown> = $state.raw(new Map());
  /** The element that was pointed at last: where choices and reasons open. */
  anchor: Element | undefined = $state.raw();
  readonly picking = new Picking();
  /** Told whenever a frame has come: what was, what is, and which entries of the log are new. */
  readonly onframe = new Set<(before: Picture | undefined, now: Picture, told: Told[]) => void>();

  #words: GameWords | undefined;
  #clearing: ReturnType<typeof setTimeout> | undefined;
  #considering: ReturnType<typeof setTimeout> | undefined;
  #looked = ''; // the move that somebody looks at now
  #previews = new Map<string, Promise<Plan>>();
  #unwatch: (() => void) | undefined;

  constructor(table: string) {
    this.table = table;
  }

  /* ---- what is known --------------------------------------------------------------------------------------- */

  get have(): number {
    return this.ply;
  }
  get game(): string {
    return this.listing?.game ?? '';
  }
  get words(): GameWords {
    if (this.#words?.game !== this.game) this.#words = new GameWords(this.game);
    return this.#words;
  }
  /** Is the viewer asked something? */
  get isAsked(): boolean {
    return Object.keys(this.picking.moves).length > 0;
  }
  get isOver(): boolean {
    return !!this.picture?.result;
  }
  /** The seats that this reader may look from. */
  get ownSeats(): number[] {
    const me = reader.me?.user;
    return (this.picture?.players ?? []).flatMap((player, seat) => (me && player.user === me ? [seat] : []));
  }
  /** What a seat is called, in the reader's language. */
  name(seat: number): string {
    const player = this.picture?.players[seat];
    if (!player) return '';
    if (player.kind === 'bot') return say('web-bot', { level: player.level ?? 0 });
    return player.kind === 'empty' ? say('web-nobody') : (player.name ?? '');
  }
  /** Several of them, as the reader's language lists people. */
  listed(seats: number[]): string {
    return new Intl.ListFormat(words.language).format(seats.map((seat) => this.name(seat)));
  }
  get names(): string[] {
    return (this.picture?.players ?? []).map((_, seat) => this.name(seat));
  }

  /* ---- coming and going --------------------------------------------------------------------------------------- */

  /** Begin to watch, as somebody with a seat here or as a spectator; the answer ends it. */
  open(): () => void {
    this.#unwatch = live.watch(this);
    return () => this.#unwatch?.();
  }

  /** Read what is printed on the components of the game. */
  async readFaces(): Promise<void> {
    const { catalogue } = await get<GameDetails>(`games/${this.game}`);
    this.faces = new Map(catalogue.map((face) => [(face as { slug: string }).slug, face]));
  }

  /** Look from another of one's own seats, or from outside. */
  look(seat: number | undefined): void {
    this.wished = seat;
    this.ply = 0;
    this.#unwatch?.();
    this.#unwatch = live.watch(this);
  }

  frame(frame: Frame): void {
    if ((frame.base ?? this.ply) !== this.ply) {
      if (this.ply) this.look(this.wished); // something is missing: the whole table is asked for again
      return;
    }
    const before = frame.seat === this.seat ? this.picture : undefined;
    const kept = this.log.filter((entry) => entry.line <= frame.keep);
    const now = (frame.change ? changed(this.picture, frame.change as never) : frame.picture) as Picture;
    this.seat = frame.seat;
    this.ply = frame.ply;
    this.picture = now;
    this.log = [...kept, ...frame.log];
    this.fault = undefined;
    this.picking.offer(now.moves);
    this.#previews.clear();
    this.preview = undefined;
    if (frame.log.length) this.reason = undefined;
    this.onframe.forEach((each) => each(before, now, frame.log));
  }

  news(news: TableNews): void {
    if (news.said) this.said = [...this.said, { words: '', ...news.said } as Message];
    if (news.here) {
      this.here = news.here;
      this.watching = news.watching ?? 0;
    }
    if (news.lost !== undefined) this.look(-1);
    if (news.stuck) this.stuck = true;
  }

  trouble(trouble: Trouble): void {
    this.fault = trouble;
  }

  /* ---- playing ------------------------------------------------------------------------------------------------- */

  /** Point at something on the board; `tries` is the move that a click on it means where none is legal. */
  point(target: string, tries: string, anchor?: Element): void {
    this.reason = undefined;
    this.anchor = anchor;
    const outcome = this.picking.point(target);
    if (outcome.kind === 'illegal') void this.why(tries, anchor, target);
    else if (outcome.kind === 'move') void this.#confirmed(outcome.move);
  }

  /** Choose one of the legal moves: play it, or show it first if the reader wants to confirm. */
  choose(move: string): void {
    if (this.picking.drafted === move) void this.play(move);
    else void this.#confirmed(move);
  }

  /** Play a move, or show it first if its reader wants to see it: always, or what reveals something for good. */
  async #confirmed(move: string): Promise<void> {
    const { confirm } = reader.settings;
    if (confirm === 'no-way-back') await this.#consider(move);
    if (confirm === 'never' || (confirm === 'no-way-back' && !this.hasNoWayBack(move))) {
      void this.play(move);
      return;
    }
    this.picking.drafted = move;
    this.consider(move);
  }

  /** Would this move show something that nobody can unsee? Known once its consequences were asked for. */
  hasNoWayBack(move: string): boolean {
    return this.preview?.move === move && this.preview.plan.reveals;
  }

  /** Somebody looks at a move: find out what it would lead to. Nothing if they look away. */
  consider(move: string): void {
    clearTimeout(this.#considering);
    this.#looked = move;
    if (!move) this.preview = undefined;
    else this.#considering = setTimeout(() => void this.#consider(move), LINGER);
  }

  async #consider(move: string): Promise<void> {
    this.#looked = move;
    if (this.sending || !(move in this.picking.moves)) return; // it is being played, or was
    let asking = this.#previews.get(move);
    if (!asking) {
      asking = live.plan(this.table, this.seat, [move]);
      this.#previews.set(move, asking);
    }
    const { ply } = this;
    try {
      const plan = await asking;
      if (ply === this.ply && move === this.#looked) this.preview = { move, plan };
    } catch {
      if (move === this.#looked) this.preview = undefined; // nothing is shown where nothing can be said
    }
  }

  /** Play a move or do an act; whether it was done. */
  async play(text: string, seat = this.seat): Promise<boolean> {
    if (this.sending) return false;
    this.sending = text;
    this.reason = undefined;
    try {
      await live.play(this.table, seat, text, text.startsWith('/') ? undefined : this.ply);
      this.picking.clear();
      this.consider('');
      this.#notify({ text, kind: 'done' });
      return true;
    } catch (error) {
      this.refused(error, text);
      return false;
    } finally {
      this.sending = '';
    }
  }

  /** Ask why a move is not possible, and show the answer, with what `about` says about itself. */
  async why(move: string, anchor = this.anchor, about = ''): Promise<void> {
    this.anchor = anchor;
    try {
      const { legal, why } = await get<Verdict>(`tables/${this.table}/why`, { move, seat: this.seat });
      if (!legal && why) this.reason = { rule: why.rule, message: this.#said(why.rule) ?? why.message, move, about };
    } catch (error) {
      this.refused(error, move);
    }
  }

  /** The server counts seats; here they have names. */
  #said(rule: string): string | undefined {
    const awaits = this.picture?.awaits ?? [];
    if (rule !== 'not-your-turn' || !awaits.length) return undefined;
    return say('web-not-your-turn', { who: this.listed(awaits), n: awaits.length });
  }

  /** Show why something was refused. */
  refused(error: unknown, move = ''): void {
    this.reason = { rule: error instanceof Trouble ? error.rule : '', message: sentence(error), move };
  }

  #notify(notice: Notice): void {
    clearTimeout(this.#clearing);
    this.notice = notice;
    this.#clearing = setTimeout(() => (this.notice = undefined), NOTICE);
  }

  /** Open the same table again, or join whoever did so first. */
  async rematch(): Promise<void> {
    try {
      const { id } = await post<Listing>(`tables/${this.table}/rematch`, {});
      router.go(`/g/${id}`);
    } catch (error) {
      this.refused(error);
    }
  }

  /* ---- talking ------------------------------------------------------------------------------------------------- */

  async readMessages(): Promise<void> {
    this.said = await get<Message[]>(`tables/${this.table}/messages`);
  }

  async talk(message: { phrase?: string; text?: string }): Promise<void> {
    const room = this.seat >= 0 ? 'players' : 'watchers';
    await post(`tables/${this.table}/messages`, { room, ...message });
  }
}
