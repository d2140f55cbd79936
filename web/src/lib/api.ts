/** Requests to the server, typed by its own description. */
import type { components } from '../api/schema';
import { words } from './words.svelte';

type Schemas = components['schemas'];
export type Frame = Schemas['Frame'];
export type GameDetails = Schemas['GameDetails'];
export type GameSummary = Schemas['GameSummary'];
export type LevelView = Schemas['LevelView'];
export type Listing = Schemas['Listing'];
export type Me = Schemas['Me'];
export type Message = Schemas['Message'];
export type NewTable = Schemas['NewTable'];
export type Order = Schemas['Order'];
export type Plan = Schemas['Plan'];
export type Profile = Schemas['Profile'];
export type Rules = Schemas['Rules'];
export type Seated = Schemas['Seated'];
export type Present = Schemas['Present'];
export type Session = Schemas['Session'];
export type Tale = Schemas['Event'];
export type Token = Schemas['Token'];
export type Told = Schemas['Told'];
export type Verdict = Schemas['Verdict'];

/** Why the server refuses something: a rule, a sentence in the reader's language, and the numbers behind it. */
export class Trouble extends Error {
  constructor(
    readonly rule: string,
    message: string,
    readonly details: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

export const OFFLINE = 'offline';

type Query = Record<string, string | number | boolean | undefined>;

/** Ask the server for something; throws `Trouble`, also when the server cannot be reached. */
export async function ask<T>(method: string, path: string, body?: unknown, query: Query = {}): Promise<T> {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  const headers: Record<string, string> = { 'accept-language': words.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}${search ? `?${search}` : ''}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(OFFLINE, words.say('web-offline'));
  }
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  const said: unknown = text && isJson ? JSON.parse(text) : text;
  if (answer.ok) return said as T;
  const { rule, message, details } = (isJson ? said : {}) as Partial<Schemas['Trouble']>;
  throw new Trouble(rule ?? OFFLINE, message ?? words.say('web-offline'), details ?? {}, answer.status);
}

export const get = <T>(path: string, query?: Query) => ask<T>('GET', path, undefined, query);
export const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body);
export const put = <T>(path: string, body?: unknown) => ask<T>('PUT', path, body);
export const patch = <T>(path: string, body?: unknown) => ask<T>('PATCH', path, body);
export const remove = <T>(path: string, body?: unknown) => ask<T>('DELETE', path, body);

/** The sentence to show for whatever went wrong. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
