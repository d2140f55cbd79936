/** Times as people say them, in the reader's language. */
import { say, words } from './words.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something takes, in its two largest units: `2 d 14 h`, `4:05`. */
export function span(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  if (days) return say('web-span-days', { days, hours });
  if (hours) return say('web-span-hours', { hours, minutes });
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}

/** How long ago a moment was, roughly: `5 minutes ago`. */
export function ago(moment: number, now = Date.now()): string {
  const passed = moment - now;
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of [
    ['day', DAY],
    ['hour', HOUR],
    ['minute', MINUTE],
  ] as const) {
    if (Math.abs(passed) >= length) return format.format(Math.round(passed / length), unit);
  }
  return format.format(0, 'minute');
}

/** A moment as a date and a time. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** A day. */
export const day = (at: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);
