/** What this reader has seen of a table, kept in this browser: for the digest after an absence, and unread words. */
import type { Table } from './table.svelte';

interface Seen {
  /** Lines of the record, and the journal's ply they were seen at. */
  line: number;
  ply: number;
  message: number;
}
const NOTHING: Seen = { line: 0, ply: 0, message: 0 };

export class Memory {
  /** What was seen when this visit began. */
  readonly before: Seen;
  /** Lines up to which nothing is marked as new. */
  known = $state(0);
  #read = $state(0);
  readonly #key: string;

  constructor(readonly table: Table) {
    this.#key = `ecumene.seen.${table.table}`;
    this.before = JSON.parse(localStorage.getItem(this.#key) ?? JSON.stringify(NOTHING)) as Seen;
    this.known = this.before.line;
    this.#read = this.before.message;
  }

  /** How many messages of others have not been read. */
  get unread(): number {
    return this.table.said.filter((message) => message.number > this.#read).length;
  }

  /** Remember what is seen from now on; the answer ends it. */
  begin(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') this.#keep();
    };
    this.table.onframe.add(look);
    void this.table.readMessages().catch(() => undefined); // who may not listen hears nothing
    look();
    return () => this.table.onframe.delete(look);
  }

  /** Everything that was said is read. */
  readAll(): void {
    this.#read = Math.max(this.#read, ...this.table.said.map((message) => message.number));
    this.#keep();
  }

  #keep(): void {
    const { log, ply } = this.table;
    const seen: Seen = { line: log.at(-1)?.line ?? 0, ply, message: this.#read };
    localStorage.setItem(this.#key, JSON.stringify(seen));
  }
}
