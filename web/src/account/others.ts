/** What one may do about others. */
import type { components } from '../api/schema';
import { get, post, put, remove } from '../lib/api';

export type Shunning = components['schemas']['Shunned'];

const of = (name: string) => `people/${encodeURIComponent(name)}`;

/** How somebody is shunned; nothing if they are heard. */
export async function shunning(name: string): Promise<Shunning['kind'] | ''> {
  const all = await get<Shunning[]>('people/me/shunned');
  return all.find((each) => each.name === name)?.kind ?? '';
}

/** Block or mute somebody, or hear them again. */
export const shun = (name: string, kind: Shunning['kind'] | ''): Promise<unknown> =>
  kind ? put(`${of(name)}/shunned`, { kind }) : remove(`${of(name)}/shunned`);

/** Tell the host of this server about somebody. */
export const report = (name: string, reason: string, table = ''): Promise<unknown> =>
  post(`${of(name)}/report`, table ? { reason, table } : { reason });
