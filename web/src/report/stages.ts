/** At which positions the stage of a game changes, found without looking at all of them. */

export interface Stage {
  /** The first position of it. */
  from: number;
  name: string;
}

/** The stages between two positions; a stage that is left does not come back. */
export async function stages(first: number, last: number, read: (at: number) => Promise<string>): Promise<Stage[]> {
  const [start, end] = await Promise.all([read(first), read(last)]);
  const rest = await changes(first, start, last, end, read);
  return [{ from: first, name: start }, ...rest];
}

async function changes(
  low: number,
  before: string,
  high: number,
  after: string,
  read: (at: number) => Promise<string>,
): Promise<Stage[]> {
  if (before === after) return [];
  if (high - low <= 1) return [{ from: high, name: after }];
  const middle = Math.floor((low + high) / 2);
  const name = await read(middle);
  const [left, right] = await Promise.all([
    changes(low, before, middle, name, read),
    changes(middle, name, high, after, read),
  ]);
  return [...left, ...right];
}
