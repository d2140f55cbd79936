/** Plans that a reader keeps: moves to be tried, and what the game has made of them since. */
import type { Told } from '../../lib/api';

export interface Step {
  seat: number;
  move: string;
}
export interface Kept {
  name: string;
  steps: Step[];
  /** Another seed, another future. */
  seed: number;
  /** The last line of the record when it was made or moved on. */
  line: number;
}

export const MOST = 5;

/** The steps that are left after what was played since; a plan moves on as long as the game follows it. */
export function followed<Any extends Pick<Kept, 'steps' | 'line'>>(plan: Any, log: Told[]): Any {
  let { steps } = plan;
  for (const { line, seat = -2, move } of log) {
    if (line <= plan.line || seat < 0 || !steps.length) continue;
    if (steps[0]?.move !== move || steps[0]?.seat !== seat) break; // the game went elsewhere
    steps = steps.slice(1);
  }
  return { ...plan, steps, line: log.at(-1)?.line ?? plan.line };
}

/** A name for the next plan that no other has. */
export function freeName(plans: Kept[], name: (n: number) => string): string {
  let n = plans.length + 1;
  while (plans.some((plan) => plan.name === name(n))) n++;
  return name(n);
}

const key = (table: string): string => `ecumene.plans.${table}`;

export function readPlans(table: string): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(key(table)) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function writePlans(table: string, plans: Kept[]): void {
  if (plans.length) localStorage.setItem(key(table), JSON.stringify(plans));
  else localStorage.removeItem(key(table));
}

function isKept(value: unknown): value is Kept {
  const { name, steps, seed, line } = (value ?? {}) as Partial<Kept>;
  return typeof name === 'string' && Array.isArray(steps) && typeof seed === 'number' && typeof line === 'number';
}
