/** Playing on privately: the plan that is being made, where it leads, and the plans that were kept. */
import { sentence, type Plan } from '../../lib/api';
import { live } from '../../lib/live.svelte';
import { say } from '../../lib/words.svelte';
import type { Table } from '../table.svelte';
import { followed, MOST, readPlans, writePlans, type Kept, type Step } from './plans';

/** Can a kept plan still be played? Nothing while that is being asked. */
export interface Check {
  isLegal: boolean;
  why: string;
}

export class Planner {
  steps: Step[] = $state.raw([]);
  seed = $state(1);
  /** Where the steps lead. */
  found: Plan | undefined = $state.raw();
  fault = $state('');
  kept: Kept[] = $state.raw([]);
  checks: Record<string, Check> = $state({});
  #line = 0;
  #tries = 0;
  #checks = 0;

  constructor(readonly table: Table) {
    this.kept = readPlans(table.table);
    this.#line = table.log.at(-1)?.line ?? 0;
  }

  get isFull(): boolean {
    return this.kept.length >= MOST;
  }

  /** Follow the real game from now on; the answer ends it. */
  begin(): () => void {
    const look = () => this.#follow();
    this.table.onframe.add(look);
    look();
    return () => this.table.onframe.delete(look);
  }

  /** Play a move, for whoever would be asked. */
  add(move: string): void {
    if (this.found) this.#go([...this.steps, { seat: this.found.asked, move }]);
  }

  back(): void {
    this.#go(this.steps.slice(0, -1));
  }

  clear(): void {
    this.#go([]);
  }

  /** Whatever is not known is dealt anew. */
  otherFuture(): void {
    this.seed++;
    this.#go(this.steps);
  }

  keep(name: string): void {
    const plan: Kept = { name, steps: this.steps, seed: this.seed, line: this.#line };
    const others = this.kept.filter((each) => each.name !== name);
    if (others.length >= MOST) return;
    this.#write([...others, plan]);
    this.checks[name] = { isLegal: !!this.found, why: this.fault };
  }

  open({ steps, seed }: Kept): void {
    this.seed = seed;
    this.#go(steps);
  }

  drop(plan: Kept): void {
    this.#write(this.kept.filter((each) => each !== plan));
  }

  #go(steps: Step[]): void {
    this.steps = steps;
    void this.#try();
  }

  async #try(): Promise<void> {
    const number = ++this.#tries;
    try {
      const found = await this.#ask(this.steps, this.seed);
      if (number !== this.#tries) return;
      this.found = found;
      this.fault = '';
    } catch (error) {
      if (number !== this.#tries) return;
      this.found = undefined;
      this.fault = sentence(error);
    }
  }

  async #ask(steps: Step[], seed: number): Promise<Plan> {
    const { table, seat, picture } = this.table;
    const [first] = steps;
    if (first && !picture?.awaits.includes(first.seat)) {
      throw new Error(say('web-plan-other-turn', { who: this.table.name(first.seat) }));
    }
    return live.plan(
      table,
      seat,
      steps.map(({ move }) => move),
      seed,
    );
  }

  /** The real game has moved: what was planned and is played is done; the rest is checked again. */
  #follow(): void {
    if (this.table.isOver) return;
    const { log } = this.table;
    const { steps, line } = followed({ steps: this.steps, line: this.#line }, log);
    this.#line = line;
    this.#go(steps);
    this.#write(this.kept.map((plan) => followed(plan, log)).filter((plan) => plan.steps.length));
    void this.#check();
  }

  async #check(): Promise<void> {
    const number = ++this.#checks;
    for (const { name, steps, seed } of this.kept) {
      const check = await this.#ask(steps, seed).then(
        () => ({ isLegal: true, why: '' }),
        (error: unknown) => ({ isLegal: false, why: sentence(error) }),
      );
      if (number !== this.#checks) return;
      this.checks[name] = check;
    }
  }

  #write(plans: Kept[]): void {
    this.kept = plans;
    writePlans(this.table.table, plans);
  }
}
