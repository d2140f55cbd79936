/** What the bot thinks of a finished game: it comes move by move, and is there to be drawn while it grows. */
import { Trouble } from '../lib/api';
import { say, words } from '../lib/words.svelte';
import { messages } from './stream';

/** The position before the first decision. Chances are from 0 to 1, one for each seat. */
export interface Start {
  decisions: number;
  line: number;
  chances: number[];
  kinds: Record<string, number>;
}

/** A move, and what it changed. */
export interface Decision {
  number: number;
  line: number;
  seat: number;
  move: string;
  before: number[];
  expected: number[];
  after: number[];
  best: string;
  best_chance: number;
  regret: number;
  swing: number;
  luck: number[];
  kinds: Record<string, number>;
}

/** The whole game, in hundredths of a victory. */
export interface Summary {
  result: string;
  turning_points: number[];
  regret: number[];
  luck: number[];
  error: number;
}

/** One line of the stream. */
export interface Line {
  start?: Start;
  position?: Decision;
  summary?: Summary;
}

const TRIES = 3; // a report that broke off is asked for again

export class Opinion {
  start: Start | undefined = $state.raw();
  decisions: Decision[] = $state.raw([]);
  summary: Summary | undefined = $state.raw();
  /** Why there is none. */
  fault = $state('');

  /** How many decisions there will be. */
  readonly all: number = $derived(this.start?.decisions ?? 0);
  readonly isWorking: boolean = $derived(!this.summary && !this.fault);
  /** Chances of every seat in every position that was rated, the one before the first move included. */
  readonly chances: number[][] = $derived(
    this.start ? [this.start.chances, ...this.decisions.map((each) => each.after)] : [],
  );
  /** How the game would have ended, from every position that was rated. */
  readonly kinds: Record<string, number>[] = $derived(
    this.start ? [this.start.kinds, ...this.decisions.map((each) => each.kinds)] : [],
  );

  /** Ask the server; the answer stops listening. */
  listen(table: string): () => void {
    const leaving = new AbortController();
    void this.#read(table, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) this.fault = error instanceof Trouble ? error.message : say('web-offline');
    });
    return () => leaving.abort();
  }

  async #read(table: string, signal: AbortSignal): Promise<void> {
    for (let tries = 0; tries < TRIES && !this.summary; tries++) {
      const answer = await fetch(`/api/tables/${table}/report`, {
        headers: { 'accept-language': words.language },
        signal,
      });
      if (!answer.ok || !answer.body) {
        const said = (await answer.json().catch(() => ({}))) as Partial<Trouble>;
        throw new Trouble(said.rule ?? '', said.message ?? say('web-offline'), {}, answer.status);
      }
      for await (const line of messages(answer.body)) this.hear(line as Line);
    }
    if (!this.summary) throw new Trouble('', say('web-offline'));
  }

  hear({ start, position, summary }: Line): void {
    if (start) [this.start, this.decisions] = [start, []];
    if (position) this.decisions = [...this.decisions, position];
    if (summary) this.summary = summary;
  }

  /** The moves that decided the game, in order. */
  readonly turning: number[] = $derived((this.summary?.turning_points ?? []).toSorted((a, b) => a - b));

  /** The decision after which a position came about. */
  decision(number: number): Decision | undefined {
    const found = this.decisions[number - 1];
    return found?.number === number ? found : this.decisions.find((each) => each.number === number);
  }

  /** The largest mistake of a seat. */
  miss(seat: number): Decision | undefined {
    const made = this.decisions.filter((each) => each.seat === seat && each.regret > 0);
    return made.toSorted((a, b) => b.regret - a.regret)[0];
  }
}
