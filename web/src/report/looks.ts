/** Hues and patterns of the charts: never a hue alone. */
import { emblem, type Emblem } from '../lib/seats';

export type Pattern = 'plain' | 'slant' | 'level' | 'points' | 'upright' | 'chequer';

const OF_SEAT: Record<Emblem, Pattern> = {
  owl: 'plain',
  bull: 'slant',
  dolphin: 'level',
  pegasus: 'points',
  crab: 'upright',
  tortoise: 'chequer',
};

export interface Look {
  /** The token of its hue, and of text on it. */
  hue: string;
  text: string;
  pattern: Pattern;
}

export const seatLook = (seat: number): Look => {
  const name = emblem(seat);
  return { hue: `--seat-${name}`, text: `--on-${name}`, pattern: OF_SEAT[name] };
};

const OF_KIND: Record<string, Look> = {
  military: { hue: '--war', text: '--on-war', pattern: 'slant' },
  science: { hue: '--science', text: '--on-science', pattern: 'points' },
  civilian: { hue: '--civic', text: '--on-civic', pattern: 'plain' },
};
const REST: Look[] = [
  { hue: '--trade', text: '--on-trade', pattern: 'upright' },
  { hue: '--guild', text: '--on-guild', pattern: 'level' },
  { hue: '--raw', text: '--on-raw', pattern: 'chequer' },
  { hue: '--craft', text: '--on-craft', pattern: 'plain' },
];

/** How a kind of ending looks; `place` tells those apart that have no look of their own. */
export const kindLook = (kind: string, place: number): Look =>
  OF_KIND[kind] ?? REST[place % REST.length] ?? { hue: '--craft', text: '--on-craft', pattern: 'plain' };
