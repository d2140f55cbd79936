/** A table at an earlier moment: it is looked at, and nothing can be played on it. */
import type { Frame } from '../lib/api';
import type { Picture } from '../lib/picture';
import { Table } from '../table/table.svelte';

export class Past extends Table {
  constructor(present: Table) {
    super(present.table);
    this.listing = present.listing;
    this.faces = present.faces;
  }

  /** Show a position, from a seat's side of the table; what was shown already is not told again. */
  show(frame: Frame, side = frame.seat): void {
    const picture = frame.picture as Picture | undefined;
    if (!picture) return;
    const from = this.seat === side ? this.log : [];
    let same = 0;
    while (same < from.length && from[same]?.line === frame.log[same]?.line) same++;
    this.frame({
      ...frame,
      base: undefined,
      seat: side,
      picture: { ...picture, view: turned(picture.view, side), prompt: '', moves: {}, undo: false, offers: [] },
      keep: same ? (frame.log[same - 1]?.line ?? -1) : -1,
      log: frame.log.slice(same),
    } as Frame);
  }

  override open(): () => void {
    return () => undefined;
  }
  override look(): void {
    // the replay says from where one looks
  }
  override point(): void {
    // nothing can be chosen any more
  }
  override choose(): void {
    // nor played
  }
  override consider(): void {
    // nor tried out
  }
  override play(): Promise<boolean> {
    return Promise.resolve(false);
  }
  override why(): Promise<void> {
    return Promise.resolve();
  }
}

/** A view as somebody at this side of the table would have it before them. */
export function turned(view: unknown, side: number): unknown {
  return view && typeof view === 'object' && 'viewer' in view ? { ...view, viewer: side } : view;
}
