/** How large the structure is drawn: half-card columns, and each row covers about half of the one above. */
export interface Spot {
  row: number;
  x: number; // in half cards
}
export interface Shape {
  width: number;
  height: number;
  card: { width: number; height: number };
  /** From one half column to the next, and from one row to the next. */
  half: number;
  step: number;
  /** How much there is room for on a card. */
  look: 'full' | 'small' | 'tiny';
}

const GAP = 0.08; // of a column, between neighbours
const NARROW_GAP = 0.04; // where columns are narrow
const WIDEST = 152;
const TALLEST = 196;
const FEWEST = 128; // pixels that a card needs to say everything
const ON_PHONES = 108;

/** How much of a covered card can be seen: the more rows, the less. */
const seen = (rows: number): number => (rows > 5 ? 0.47 : 0.55);

/** The least height of a structure whose cards say everything. */
export function leastHeight(spots: Spot[]): number {
  const rows = Math.max(0, ...spots.map((spot) => spot.row)) + 1;
  return Math.ceil(FEWEST * (1 + (rows - 1) * seen(rows)));
}

/** The shape that fits; without a height it is as high as it needs to be. */
export function shape(spots: Spot[], width: number, height?: number): Shape {
  const rows = Math.max(0, ...spots.map((spot) => spot.row)) + 1;
  const xs = spots.map((spot) => spot.x);
  const halves = Math.max(2, Math.max(...xs) - Math.min(...xs) + 2);
  const column = Math.min(width / (halves / 2), WIDEST * (1 + GAP));
  const wide = Math.floor(column * (1 - (column < 90 ? NARROW_GAP : GAP)));
  const look = wide >= 100 ? 'full' : wide >= 78 ? 'small' : 'tiny';
  const part = look === 'full' ? seen(rows) : rows > 5 ? 0.5 : 0.6;
  const asked = height === undefined ? (look === 'full' ? 146 : ON_PHONES) : height / (1 + (rows - 1) * part);
  const high = Math.floor(Math.min(TALLEST, Math.max(height === undefined ? ON_PHONES : FEWEST, asked)));
  const step = Math.floor(high * part);
  const half = column / 2;
  return {
    width: Math.ceil(half * halves),
    height: high + step * (rows - 1),
    card: { width: wide, height: high },
    half,
    step,
    look,
  };
}

/** Where a card lies within the shape. */
export function place(spots: Spot[], shape: Shape, spot: Spot): { left: number; top: number } {
  const first = Math.min(...spots.map((each) => each.x));
  const margin = (shape.half * 2 - shape.card.width) / 2;
  return { left: (spot.x - first) * shape.half + margin, top: spot.row * shape.step };
}
