/** How fast a replay goes. */
const LEAST = 500; // milliseconds that a position is shown, however fast pieces move
const PER_SECOND = 2200; // more for each second that a piece takes

/** How long a position is shown when pieces take this many seconds to move. */
export const pause = (speed: number): number => LEAST + PER_SECOND * speed;

const REEL = 20_000; // the longest anybody has to watch what they missed
const STEP = 1600;

/** How long each step of a reel is shown, so that the whole is short. */
export const reelPause = (steps: number): number => Math.min(STEP, REEL / Math.max(1, steps + 1));
export const reelLength = (steps: number): number => reelPause(steps) * (steps + 1);
