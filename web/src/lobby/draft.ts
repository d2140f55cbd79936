/** A table as somebody is about to open it: what the form holds, and what the server is sent. */
import { Trouble, type GameSummary, type Listing, type NewTable } from '../lib/api';

export type ChairKind = 'me' | 'link' | 'open' | 'bot';
export interface DraftChair {
  kind: ChairKind;
  level: number;
}
export type PaceKind = 'none' | 'live' | 'days';

export interface Draft {
  game: string;
  chairs: DraftChair[];
  options: Record<string, string>;
  /** Empty for the usual one, which follows from who plays. */
  pace: PaceKind | '';
  minutes: number;
  increment: number;
  days: number;
  hasNight: boolean;
  from: string;
  to: string;
  zone: string;
  undo: 'none' | 'own' | 'agreed';
  /** May players ask what a bot would do? Nothing for the usual answer, which follows from who plays. */
  hints: boolean | null;
  absent: 'wait' | 'bot' | 'lose';
  absentLevel: number;
  watch: 'everybody' | 'nobody';
  delay: number;
  /** Whether those find a table who were not invited, where nobody is missing. */
  shown: boolean;
  order: 'drawn' | 'joined';
  start: 'full' | 'host';
  /** Seconds between the moves of bots; empty for the usual ones. */
  pause: string;
  password: string;
  entropy: string;
}

const STORED = 'ecumene.preset.';
const SECONDS = 60;
const USUAL_LEVEL = 5;
const UNPRINTABLE = /[^!-9;-~]/g; // what the server takes no entropy of

/** A table as most want it. */
export function usual(game: GameSummary, zone: string): Draft {
  const seats = Math.min(...game.seats);
  const chairs = Array.from({ length: seats }, (_, place) => chair(place ? 'open' : 'me'));
  return {
    game: game.name,
    chairs,
    options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? ''])),
    pace: '',
    minutes: 15,
    increment: 10,
    days: 1,
    hasNight: true,
    from: '23:00',
    to: '07:00',
    zone,
    undo: 'agreed',
    hints: null,
    absent: 'lose',
    absentLevel: USUAL_LEVEL,
    watch: 'everybody',
    delay: 0,
    shown: false,
    order: 'drawn',
    start: 'full',
    pause: '',
    password: '',
    entropy: '',
  };
}

export const chair = (kind: ChairKind): DraftChair => ({ kind, level: USUAL_LEVEL });

/** So many places: new ones are open. */
export const seated = (chairs: DraftChair[], seats: number): DraftChair[] =>
  Array.from({ length: seats }, (_, place) => chairs[place] ?? chair('open'));

/** Does one person play with nobody but bots? */
export const isAlone = ({ chairs }: Draft): boolean => chairs.every(({ kind }) => kind === 'me' || kind === 'bot');

/** The pace that holds: alone one plays without a clock unless one wants it. */
export const paceKind = (draft: Draft): PaceKind => draft.pace || (isAlone(draft) ? 'none' : 'days');

/** Are hints given? Alone they are, unless one does without. */
export const hasHints = (draft: Draft): boolean => draft.hints ?? isAlone(draft);

/** Is somebody invited whom the host does not know? Then the table stands in the lists. */
export const isListed = (draft: Draft): boolean =>
  draft.chairs.some(({ kind }) => kind === 'open') || (isAlone(draft) && draft.shown);

/** What the server is asked for. */
export function toNewTable(draft: Draft): NewTable & { rules: Listing['rules'] } {
  const kind = paceKind(draft);
  const isByDays = kind === 'days';
  return {
    game: draft.game,
    chairs: draft.chairs.map(({ kind, level }) => ({ kind: kind === 'link' ? 'open' : kind, level })),
    options: draft.options,
    rules: {
      pace: {
        kind,
        bank: kind === 'live' ? Math.round(draft.minutes * SECONDS) : 0,
        increment: kind === 'live' ? draft.increment : 0,
        days: isByDays ? draft.days : 0,
        night: isByDays && draft.hasNight ? `${draft.from}-${draft.to}` : '',
        zone: isByDays && draft.hasNight ? draft.zone : 'UTC',
      },
      undo: draft.undo,
      hints: hasHints(draft),
      absent: draft.absent,
      absent_level: draft.absentLevel,
      watch: draft.watch,
      delay: draft.watch === 'everybody' ? draft.delay : 0,
      listed: isListed(draft),
      order: draft.order,
      start: draft.start,
      bot_pause: draft.pause === '' ? null : Number(draft.pause),
    },
    password: draft.password,
    entropy: draft.entropy,
  };
}

/** Letters that nobody else can guess, as one's own share of the luck. */
export function rolled(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replace(UNPRINTABLE, '');
}

/** The part of the form that the server refuses; nothing where it is the whole. */
export function fieldAtFault(error: unknown): string {
  if (!(error instanceof Trouble)) return '';
  const { rule, details } = error;
  if (rule === 'bad-pace') return String(details.field ?? 'pace');
  if (rule === 'bad-password') return 'password';
  if (rule === 'wrong-seats' || rule === 'nobody-plays') return 'chairs';
  if (rule === 'unknown-option' || rule === 'unknown-value') return 'options';
  // Words that do not fit their type: the server says where, as in "rules.pace.bank: Expected ..."
  const [path = ''] = rule === 'bad-request' ? String(details.why ?? '').split(':') : [];
  return path.split('.').at(-1) ?? '';
}

/** Keep this as the usual table of its game, without what is secret. */
export function keep(draft: Draft): void {
  localStorage.setItem(STORED + draft.game, JSON.stringify({ ...draft, password: '', entropy: '' }));
}

/** What was kept of this game, on top of what is usual; nothing if it does not fit the game any more. */
export function kept(game: GameSummary, zone: string): Draft | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(STORED + game.name) ?? 'null') as Partial<Draft> | null;
    if (!found || !game.seats.includes(found.chairs?.length ?? 0)) return undefined;
    const draft = { ...usual(game, zone), ...found };
    const fits = game.options.every(({ name, values }) => values.includes(draft.options[name] ?? ''));
    return fits ? draft : undefined;
  } catch {
    return undefined;
  }
}

export const forget = (game: string): void => localStorage.removeItem(STORED + game);
