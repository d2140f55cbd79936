/** Changes, as a frame brings them: `[value]` is the new value, `[]` means gone, an object says what changes inside. */
export type Change = [] | [unknown] | { [key: string]: Change };

type Values = Record<string, unknown>;

/** The value after a change. What did not change is shared with the value before. */
export function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(value)) {
    const inside = within(Object.fromEntries(value.entries()), change);
    return Object.values(inside); // in order: the keys are numbers
  }
  return within({ ...(value as Values) }, change);
}

function within(values: Values, changes: Record<string, Change>): Values {
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) delete values[key];
    else values[key] = changed(values[key], change);
  }
  return values;
}
