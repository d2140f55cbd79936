/** A form on its way to the server: whether it is sent, and what was refused, at the field it is about. */
import { sentence, Trouble } from '../lib/api';
import { fieldOf, type FieldName } from './coming';

export class Form {
  busy = $state(false);
  /** It was done; true until it is sent again. */
  done = $state(false);
  /** How often it was done: its fields are new ones each time, and complain of nothing yet. */
  round = $state(0);
  #rule = $state('');
  #message = $state('');
  readonly #fields: readonly FieldName[];

  constructor(...fields: FieldName[]) {
    this.#fields = fields;
  }

  /** Do what the form is for; whether it was done. */
  async send(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.clear();
    try {
      await act();
      this.done = true;
      this.round++;
    } catch (error) {
      this.#rule = error instanceof Trouble ? error.rule : '';
      this.#message = sentence(error);
    } finally {
      this.busy = false;
    }
    return this.done;
  }

  clear(): void {
    this.done = false;
    this.#rule = this.#message = '';
  }

  /** What the server says against a field. */
  at(field: FieldName): string {
    return fieldOf(this.#rule, this.#fields) === field ? this.#message : '';
  }

  /** What it says that is about none of the fields. */
  get rest(): string {
    return fieldOf(this.#rule, this.#fields) ? '' : this.#message;
  }
}
