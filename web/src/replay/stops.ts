/** Where a replay can stop: after every answer of the log; and how answers are grouped into turns. */
import type { Told } from '../lib/api';

export interface Stop {
  /** Which move it is, counted from 1; 0 for the set-up. */
  number: number;
  /** How many lines the journal had: the address of the position. */
  ply: number;
  line: number;
  /** Who answered; -2 for the set-up. */
  seat: number;
  entry: Told;
}

const LUCK = -2;
export const seatOf = (entry: Told): number => entry.seat ?? LUCK;

/** Every position of a log that can be looked at, in order. */
export function stops(log: readonly Told[]): Stop[] {
  let number = 0;
  return log.map((entry) => {
    const seat = seatOf(entry);
    if (seat >= 0) number++;
    return { number, ply: entry.ply, line: entry.line, seat, entry };
  });
}

/** The stop that an address means: the last one that is not later. */
export function stopAt(all: readonly Stop[], ply: number): number {
  let low = 0;
  let high = all.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((all[middle]?.ply ?? 0) <= ply) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The stop after the next turn, or after the one before: consecutive answers of one seat are one turn. */
export function turnFrom(all: readonly Stop[], at: number, step: 1 | -1): number {
  const last = all.length - 1;
  if (step > 0) {
    const seat = all[at + 1]?.seat;
    let next = at + 1;
    while (next < last && all[next + 1]?.seat === seat) next++;
    return Math.min(next, last);
  }
  const seat = all[at]?.seat;
  let next = at;
  while (next > 0 && all[next]?.seat === seat) next--;
  return next;
}

/** Consecutive answers of one seat. */
export interface Turn {
  seat: number;
  /** The number of its first move. */
  first: number;
  stops: Stop[];
}

/** A log as turns. A turn that is as it was before is the same object, so that nothing is drawn anew for it. */
export function turns(log: readonly Told[], before: readonly Turn[] = []): Turn[] {
  const found: Turn[] = [];
  for (const stop of stops(log)) {
    const last = found.at(-1);
    if (last && last.seat === stop.seat) last.stops.push(stop);
    else found.push({ seat: stop.seat, first: stop.number, stops: [stop] });
  }
  return found.map((turn, place) => {
    const old = before[place];
    return old && isSame(old, turn) ? old : turn;
  });
}

function isSame(one: Turn, other: Turn): boolean {
  const [now, then] = [one.stops, other.stops];
  return (
    one.first === other.first &&
    now.length === then.length &&
    now.every((stop, place) => stop.entry === then[place]?.entry)
  );
}
