/** Standing orders in words. */
import type { Order } from '../../lib/api';

export type Draft = Pick<Order, 'prompt' | 'after' | 'answers' | 'times'>;

/** On what an order waits; it chooses the sentence. */
export const occasion = ({ prompt, after }: Draft): 'both' | 'asked' | 'after' | 'always' =>
  prompt ? (after ? 'both' : 'asked') : after ? 'after' : 'always';

/** The same list with one thing a place earlier. */
export function earlier<T>(items: T[], place: number): T[] {
  const moved = [...items];
  const [item] = moved.splice(place, 1);
  if (item !== undefined) moved.splice(Math.max(0, place - 1), 0, item);
  return moved;
}
