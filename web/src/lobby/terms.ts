/** What was agreed on before the game, in words. */
import type { Listing, Rules } from '../lib/api';
import { say, words } from '../lib/words.svelte';

const DAY_HOURS = 24;
const MINUTE = 60;

/** Hours, minutes or seconds with their unit, as the reader's language writes them: `5 min`. */
export const measured = (n: number, unit: 'hour' | 'minute' | 'second'): string =>
  new Intl.NumberFormat(words.language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(n);

/** Seconds as minutes once there are enough of them. */
export const lasting = (seconds: number): string =>
  seconds >= MINUTE ? measured(seconds / MINUTE, 'minute') : measured(seconds, 'second');

/** How fast a table is played. */
export function paceText({ kind, bank, increment, days }: Rules['pace']): string {
  if (kind === 'none') return say('web-pace-untimed');
  if (kind === 'live') return say('web-pace-bank', { bank: lasting(bank), increment: measured(increment, 'second') });
  if (days < 1) return say('web-pace-each', { time: measured(Math.round(days * DAY_HOURS * 10) / 10, 'hour') });
  return say('web-pace-by-days', { n: days });
}

/** When no time passes; nothing where it always does. */
export function nightText({ night, zone }: Rules['pace']): string {
  const [from = '', to = ''] = night.split('-');
  return night ? say('web-pace-night', { from, to, zone }) : '';
}

const watchText = ({ watch, delay }: Rules): string =>
  watch === 'everybody' && delay
    ? say('web-rule-watch-late', { time: lasting(delay) })
    : say(`web-rule-watch-${watch}`);

const pauseText = (pause: number | null): string =>
  pause === null ? say('web-rule-pause-usual') : pause ? measured(pause, 'second') : say('web-rule-pause-at-once');

export interface Term {
  /** What it is about. */
  term: string;
  text: string;
  note?: string;
}

/** Everything that was agreed on, the weightiest first. */
export function terms(table: Pick<Listing, 'game' | 'options' | 'rules' | 'places'>): Term[] {
  const { rules, game, options } = table;
  const all: Term[] = Object.entries(options).map(([name, value]) => ({
    term: say(`web-option-${game}-${name}`),
    text: say(`web-option-${game}-${name}-${value}`),
  }));
  all.push({ term: say('web-rule-pace'), text: paceText(rules.pace), note: nightText(rules.pace) });
  all.push({ term: say('web-rule-undo'), text: say(`web-rule-undo-${rules.undo}`) });
  all.push({ term: say('web-rule-hints'), text: say(rules.hints ? 'web-rule-hints-yes' : 'web-rule-hints-no') });
  all.push({
    term: say('web-rule-absent'),
    text:
      rules.absent === 'bot'
        ? say('web-rule-absent-level', { level: rules.absent_level })
        : say(`web-rule-absent-${rules.absent}`),
  });
  all.push({ term: say('web-rule-watch'), text: watchText(rules) });
  all.push({ term: say('web-rule-listed'), text: say(rules.listed ? 'web-rule-listed-yes' : 'web-rule-listed-no') });
  all.push({ term: say('web-rule-order'), text: say(`web-rule-order-${rules.order}`) });
  all.push({ term: say('web-rule-start'), text: say(`web-rule-start-${rules.start}`) });
  if (table.places.some((place) => place.kind === 'bot'))
    all.push({ term: say('web-rule-pause'), text: pauseText(rules.bot_pause) });
  return all;
}
