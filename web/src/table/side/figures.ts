/** The order of the table of figures. */
import type { Figure } from '../../games/game';

export interface Sorting<Key> {
  key: Key;
  /** The greatest comes first. */
  falling: boolean;
}

/** Another click on a head: first one way, then the other, then as it was. */
export function next<Key>(sorting: Sorting<Key> | undefined, key: Key, falling = true): Sorting<Key> | undefined {
  if (sorting?.key !== key) return { key, falling };
  return sorting.falling === falling ? { key, falling: !falling } : undefined;
}

/** The rows by the values of one seat, or by their names for -1. */
export function rowsBy(figures: Figure[], sorting: Sorting<number> | undefined, language: string): Figure[] {
  if (!sorting) return figures;
  const { key, falling } = sorting;
  const sign = falling ? -1 : 1;
  return figures.toSorted((one, other) =>
    key < 0
      ? sign * one.label.localeCompare(other.label, language)
      : sign * ((one.values[key] ?? 0) - (other.values[key] ?? 0)),
  );
}

/** The seats by the values of one row. */
export function seatsBy(figures: Figure[], sorting: Sorting<string> | undefined, count: number): number[] {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const values = figures.find((figure) => figure.label === sorting?.key)?.values;
  if (!sorting || !values) return seats;
  const sign = sorting.falling ? -1 : 1;
  return seats.sort((one, other) => sign * ((values[one] ?? 0) - (values[other] ?? 0)));
}
