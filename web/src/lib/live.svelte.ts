/** The one live connection of the page: tables it watches, moves it plays, and whatever else the server tells. */
import { Trouble, type Frame, type Listing, type Plan } from './api';
import { words } from './words.svelte';

const PATIENCE = 10_000; // milliseconds that an answer may take before the line counts as broken
const ALIVE = 25_000; // between two pings
const RETRIES = [300, 700, 1500, 3000, 5000, 10_000];
const SIGNED_OUT = 1008;

/** What is said of one table besides its frames. */
export interface TableNews {
  said?: { number: number; at: number; name: string; user: number; room: string; phrase: string; text: string };
  here?: number[];
  watching?: number;
  lost?: number;
  stuck?: boolean;
}
/** Somebody who watches a table. */
export interface Watcher {
  readonly table: string;
  readonly wished: number | undefined; // the seat to look from; undefined for one's own
  readonly have: number; // the ply of the last frame
  frame(frame: Frame): void;
  news(news: TableNews): void;
  trouble(trouble: Trouble): void;
}
interface Done {
  ply?: number;
  plan?: Plan;
}
interface Waiting {
  resolve: (done: Done) => void;
  reject: (trouble: Trouble) => void;
}
export interface Turn {
  table: string;
  seat: number;
}

class Live {
  /** `lost` while the line is broken and is being mended. */
  state: 'off' | 'open' | 'lost' = $state('off');
  /** When the next attempt is due, in milliseconds since the epoch. */
  retryAt = $state(0);
  onturn = new Set<(turn: Turn) => void>();
  onlisting = new Set<(listing: Listing) => void>();

  #socket: WebSocket | undefined;
  #watchers = new Map<string, Watcher>();
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #keys = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #wantsLobby = false;

  constructor() {
    addEventListener('online', () => this.#again(0));
    addEventListener('pagehide', () => this.#socket?.close());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#again(0));
  }

  /** Connect, or connect anew as somebody else. */
  connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.state = 'open';
      this.#attempts = 0;
      if (this.#wantsLobby) this.#send({ do: 'lobby' });
      for (const watcher of this.#watchers.values()) this.#watch(watcher);
      this.#pulse = setInterval(() => void this.#request({ do: 'ping' }).catch(() => this.#lost()), ALIVE);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string));
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#lost();
      if (code === SIGNED_OUT) location.reload();
    };
  }

  /** Try again now. */
  retry(): void {
    this.#again(0);
  }

  /** Hear of tables as they open, fill and start. */
  lobby(): void {
    this.#wantsLobby = true;
    if (this.state === 'open') this.#send({ do: 'lobby' });
  }

  /** Watch a table until the answer is called. */
  watch(watcher: Watcher): () => void {
    this.#watchers.set(watcher.table, watcher);
    if (this.state === 'open') this.#watch(watcher);
    else if (!this.#socket) this.connect();
    return () => {
      if (this.#watchers.get(watcher.table) !== watcher) return;
      this.#watchers.delete(watcher.table);
      if (this.state === 'open') this.#send({ do: 'unwatch', table: watcher.table });
    };
  }

  /** Play a move or do an act; resolves with the ply when it is on the disk. The same key again does nothing again. */
  async play(table: string, seat: number, text: string, ply: number | undefined): Promise<void> {
    await this.#request({ do: 'play', table, seat, text, ...(ply === undefined ? {} : { ply }) });
  }

  /** Where moves would lead, on a copy of the table whose secrets are dealt anew by the seed. */
  async plan(table: string, seat: number, moves: string[], seed = 1): Promise<Plan> {
    const { plan } = await this.#request({ do: 'plan', table, plan: { moves, seat, seed } });
    return plan as Plan;
  }

  #request(message: Record<string, unknown>): Promise<Done> {
    if (this.state !== 'open') return Promise.reject(new Trouble('offline', words.say('web-offline')));
    const key = `${Date.now().toString(36)}-${(this.#keys++).toString(36)}`;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#lost(), PATIENCE);
      const settle = () => {
        clearTimeout(late);
        this.#waiting.delete(key);
      };
      this.#waiting.set(key, {
        resolve: (done) => (settle(), resolve(done)),
        reject: (trouble) => (settle(), reject(trouble)),
      });
      this.#send({ ...message, key });
    });
  }

  #watch(watcher: Watcher): void {
    const { table, wished, have } = watcher;
    const key = `w-${table}`;
    this.#waiting.set(key, { resolve: () => this.#waiting.delete(key), reject: (trouble) => watcher.trouble(trouble) });
    this.#send({ do: 'watch', table, ...(wished === undefined ? {} : { seat: wished }), have, key });
  }

  #send(message: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(said: Record<string, unknown>): void {
    if ('done' in said) this.#waiting.get(said.done as string)?.resolve(said);
    else if ('trouble' in said) {
      const { rule, message, details } = said.trouble as Trouble;
      this.#waiting.get(said.key as string)?.reject(new Trouble(rule, message, details));
    } else if ('turn' in said) this.onturn.forEach((each) => each(said.turn as Turn));
    else if ('listing' in said) this.onlisting.forEach((each) => each(said.listing as Listing));
    else if ('log' in said) this.#watchers.get(said.table as string)?.frame(said as unknown as Frame);
    else if ('table' in said) this.#watchers.get(said.table as string)?.news(said as TableNews);
  }

  #drop(): void {
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #lost(): void {
    if (!this.#socket) return;
    this.#drop();
    this.state = 'lost';
    const broken = new Trouble('offline', words.say('web-offline'));
    for (const waiting of [...this.#waiting.values()]) waiting.reject(broken);
    this.#waiting.clear();
    this.#again(RETRIES[Math.min(this.#attempts++, RETRIES.length - 1)] ?? 0);
  }

  #again(wait: number): void {
    if (this.state !== 'lost') return;
    clearTimeout(this.#timer);
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.connect(), wait);
  }
}

export const live = new Live();
