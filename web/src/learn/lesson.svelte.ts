/** The table of a lesson: it looks like any other, but its moves go to the teacher, and nobody waits for them. */
import { post, sentence, Trouble, type Frame } from '../lib/api';
import type { components } from '../api/schema';
import { reader } from '../lib/me.svelte';
import type { Picture } from '../lib/picture';
import { say } from '../lib/words.svelte';
import { Table } from '../table/table.svelte';
import { keep, progressOf } from './progress';

export type LessonView = components['schemas']['LessonView'];
export const NEXT = '/next'; // the answer to a step that is only read

export class LessonTable extends Table {
  shown: LessonView | undefined = $state.raw();
  /** Why the teacher would like another move. */
  hint = $state('');
  /** What was answered so far. */
  answers: string[] = $state.raw([]);

  constructor(
    readonly taught: string,
    readonly lesson: string,
  ) {
    super('');
  }

  override get game(): string {
    return this.taught;
  }

  override name(seat: number): string {
    if (seat !== this.seat) return say('web-learn-opponent');
    return reader.me?.name ?? say('web-learn-learner');
  }

  /** Go on where the lesson was left; from the start if that is no longer possible. */
  async begin(): Promise<void> {
    const { answers } = progressOf(this.taught, this.lesson);
    try {
      await this.#answer(answers);
    } catch (error) {
      if (!answers.length || !(error instanceof Trouble) || error.status < 400 || error.status >= 500) throw error;
      await this.#answer([]);
    }
  }

  /** What is to be learned now, anew: in another language. */
  async again(): Promise<void> {
    this.hint = '';
    await this.#answer(this.answers);
  }

  async back(): Promise<void> {
    await this.#go(this.answers.slice(0, -1));
  }

  async restart(): Promise<void> {
    await this.#go([]);
  }

  override async play(text: string): Promise<boolean> {
    if (text === '/undo') return this.#go(this.answers.slice(0, -1));
    return this.#go([...this.answers, text]);
  }

  /** The teacher says what is wrong with a move that is not legal, as with any other. */
  override async why(move: string): Promise<void> {
    await this.#try([...this.answers, move], () => undefined);
  }

  /** There is no other table to try a move out on. */
  override consider(): void {
    this.preview = undefined;
  }

  async #go(answers: string[]): Promise<boolean> {
    const isDone = await this.#try(answers, (view) => this.#show(view, answers));
    this.picking.clear();
    return isDone;
  }

  async #try(answers: string[], use: (view: LessonView) => void): Promise<boolean> {
    if (this.sending) return false;
    this.sending = answers.at(-1) ?? NEXT;
    this.hint = '';
    try {
      use(await this.#ask(answers));
      return true;
    } catch (error) {
      this.hint = sentence(error);
      return false;
    } finally {
      this.sending = '';
    }
  }

  async #answer(answers: string[]): Promise<void> {
    this.#show(await this.#ask(answers), answers);
  }

  #ask(answers: string[]): Promise<LessonView> {
    return post<LessonView>(`games/${this.taught}/lessons/${this.lesson}`, { moves: answers });
  }

  /** Give the board a frame, as the server would for a table; only what is new in the log is told. */
  #show(view: LessonView, answers: string[]): void {
    const isOn = this.picture && answers.length >= this.answers.length;
    const known = isOn ? (this.log.at(-1)?.line ?? 0) : -1;
    this.answers = answers;
    this.shown = view;
    keep(this.taught, this.lesson, answers, view.over);
    const player = (seat: number) => (seat === view.seat ? { kind: 'person', name: '' } : { kind: 'bot', level: 0 });
    const picture = {
      ...view,
      undo: false,
      offers: [],
      players: [player(0), player(1)],
      vacant: [],
      clock: null,
      luck: [],
    } as unknown as Picture;
    const frame: Frame = {
      table: '',
      seat: view.seat,
      ply: answers.length,
      keep: known,
      log: view.tales.filter((told) => told.line > known),
      picture,
    };
    this.frame(frame);
  }
}
