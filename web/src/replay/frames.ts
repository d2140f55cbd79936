/** Earlier positions of one table: asked for once, kept, and those beside them fetched in advance. */
import { get, type Frame } from '../lib/api';

const MOST = 600; // frames that are kept; the oldest go first

export type Read = (ply: number, seat: number) => Promise<Frame>;

export class Frames {
  #known = new Map<string, Frame>();
  #asked = new Map<string, Promise<Frame>>();
  readonly #read: Read;

  constructor(
    readonly table: string,
    read?: Read,
  ) {
    this.#read = read ?? ((ply, seat) => get<Frame>(`tables/${table}/at/${ply}`, { seat }));
  }

  /** The position after a ply as a seat saw it (-1 for spectators), if it is here already. */
  known(ply: number, seat: number): Frame | undefined {
    return this.#known.get(key(ply, seat));
  }

  /** The same, asked for if need be. */
  at(ply: number, seat: number): Promise<Frame> {
    const name = key(ply, seat);
    const known = this.#known.get(name);
    if (known) return Promise.resolve(known);
    let asking = this.#asked.get(name);
    if (!asking) {
      asking = this.#read(Math.max(1, ply), seat).then((frame) => this.#keep(name, frame));
      this.#asked.set(name, asking);
      asking.catch(() => undefined).finally(() => this.#asked.delete(name));
    }
    return asking;
  }

  /** Fetch some in advance; nobody waits for them. */
  prepare(plies: readonly number[], seat: number): void {
    for (const ply of plies) void this.at(ply, seat).catch(() => undefined);
  }

  /** Forget everything: what was open only to some is open to all now. */
  clear(): void {
    this.#known.clear();
    this.#asked.clear();
  }

  #keep(name: string, frame: Frame): Frame {
    this.#known.set(name, frame);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    return frame;
  }
}

const key = (ply: number, seat: number) => `${seat}/${ply}`;
