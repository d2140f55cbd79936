/** Soft signals, made by the browser itself: there are no files. */
import type { Told } from './api';
import { reader, type Settings } from './me.svelte';
import type { Picture } from './picture';

/** A question that waits for the reader; something that moved; coins that changed hands. */
export type Sound = 'turn' | 'card' | 'coin';

interface Tone {
  /** In hertz. */
  pitch: number;
  /** Seconds after the beginning, and until it has faded. */
  at: number;
  lasts: number;
  /** From 0 to 1. */
  loud: number;
  wave: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { pitch: 392, at: 0, lasts: 0.5, loud: 0.1, wave: 'sine' },
    { pitch: 587.33, at: 0.13, lasts: 0.7, loud: 0.09, wave: 'sine' },
    { pitch: 1174.66, at: 0.13, lasts: 0.4, loud: 0.015, wave: 'sine' },
  ],
  card: [{ pitch: 180, at: 0, lasts: 0.06, loud: 0.08, wave: 'triangle' }],
  coin: [
    { pitch: 2093, at: 0, lasts: 0.1, loud: 0.02, wave: 'triangle' },
    { pitch: 2793.8, at: 0.045, lasts: 0.14, loud: 0.016, wave: 'triangle' },
  ],
};
const ATTACK = 0.008; // seconds, so that nothing cracks
const SILENCE = 0.0001;
const RUNG = 'ecumene.rung'; // the question that was last rung for in this browser, whichever tab did so

/** Does this reader want to hear it now? Their turn also from a tab in the background, the rest only from the one they see. */
export const isWanted = (sound: Sound, setting: Settings['sound'], isSeen: boolean): boolean =>
  sound === 'turn' ? setting !== 'off' : setting === 'all' && isSeen;

type Asking = Pick<Picture, 'moves'>;
const isAsked = (picture: Asking) => Object.keys(picture.moves).length > 0;

/** Does a seat wait no longer for others, but others for it? Its own answer that leads to its next question is no such news. */
export function isCalled(before: Asking | undefined, now: Asking, told: Told[], seat: number): boolean {
  if (!before || !isAsked(now)) return false; // whoever has just come sees it
  if (!isAsked(before)) return true;
  const own = told.findIndex((entry) => entry.seat === seat);
  return own >= 0 && told.slice(own).some((entry) => (entry.seat ?? -2) >= 0 && entry.seat !== seat);
}

let context: AudioContext | undefined;

/** Let it be heard, if the reader has touched this page: before that browsers allow no sound. */
export function ring(sound: Sound): void {
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(() => TONES[sound].forEach((tone) => play(audio, tone)));
}

/** The same where something happens by itself: only if the reader wants to hear such things. */
export function signal(sound: Sound): void {
  if (isWanted(sound, reader.settings.sound, document.visibilityState === 'visible')) ring(sound);
}

/** Somebody is asked: rung once for each question, however many tabs show its table. */
export function signalTurn(table: string, ply: number): void {
  const question = `${table} ${ply}`;
  if (localStorage.getItem(RUNG) === question) return;
  localStorage.setItem(RUNG, question);
  signal('turn');
}

function play(audio: AudioContext, { pitch, at, lasts, loud, wave }: Tone): void {
  const begin = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const volume = new GainNode(audio, { gain: SILENCE });
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, begin + lasts);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + lasts);
}
