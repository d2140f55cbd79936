/** Where things lie on the charts of a report. */

export interface Frame {
  wide: number;
  high: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The place of a position, of `all` and the one before them, from left to right. */
export const across = ({ wide, left, right }: Frame, all: number, at: number): number =>
  left + ((wide - left - right) * at) / Math.max(1, all);

/** The height of a share from 0 to 1. */
export const up = ({ high, top, bottom }: Frame, share: number): number =>
  top + (high - top - bottom) * (1 - Math.min(1, Math.max(0, share)));

/** The position that lies nearest to a place. */
export function nearest(frame: Frame, all: number, x: number): number {
  const inner = frame.wide - frame.left - frame.right;
  const at = Math.round(((x - frame.left) / Math.max(1, inner)) * all);
  return Math.max(0, Math.min(all, at));
}

const short = (n: number) => Math.round(n * 10) / 10;

/** A line through the shares of all positions. */
export function line(frame: Frame, all: number, shares: readonly number[]): string {
  return shares
    .map((share, at) => `${at ? 'L' : 'M'}${short(across(frame, all, at))} ${short(up(frame, share))}`)
    .join('');
}

/** The area between a line and a level. */
export function area(frame: Frame, all: number, shares: readonly number[], level: number): string {
  if (!shares.length) return '';
  const ground = short(up(frame, level));
  const end = short(across(frame, all, shares.length - 1));
  return `${line(frame, all, shares)}L${end} ${ground}L${short(frame.left)} ${ground}Z`;
}

export interface Band {
  name: string;
  /** Its lower and upper edge in every position. */
  low: number[];
  high: number[];
}

/** Shares piled up on one another, the first name at the bottom; in every position they fill the whole. */
export function piled(names: readonly string[], rows: readonly Record<string, number>[]): Band[] {
  const sums = rows.map((row) => names.reduce((sum, name) => sum + (row[name] ?? 0), 0) || 1);
  const filled = rows.map(() => 0);
  return names.map((name) => {
    const low = [...filled];
    for (const [at, row] of rows.entries()) filled[at] = (filled[at] ?? 0) + (row[name] ?? 0) / (sums[at] ?? 1);
    return { name, low, high: [...filled] };
  });
}

/** The area of a band. */
export function ribbon(frame: Frame, all: number, { low, high }: Band): string {
  if (!low.length) return '';
  const back = low
    .map((share, at) => `L${short(across(frame, all, at))} ${short(up(frame, share))}`)
    .toReversed()
    .join('');
  return `${line(frame, all, high)}${back}Z`;
}

/** Where a band is thickest, and how thick; the ends are too narrow for a word. */
export function thickest({ low, high }: Band, margin: number): { at: number; share: number } {
  let found = { at: 0, share: 0 };
  for (let at = margin; at < low.length - margin; at++) {
    const share = (high[at] ?? 0) - (low[at] ?? 0);
    if (share > found.share) found = { at, share };
  }
  return found;
}

/** A share in per cent, as people say it: certain only when it is. */
export function percent(share: number): number {
  const n = Math.round(share * 100);
  if (n === 100 && share < 1) return 99;
  return n === 0 && share > 0 ? 1 : n;
}
