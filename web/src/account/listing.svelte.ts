/** A list that the server keeps: read, and read again after each change. */
import { get, sentence } from '../lib/api';

export class Listed<T> {
  items: T[] | undefined = $state.raw();
  fault = $state('');

  constructor(readonly path: string) {}

  /** Read the list. */
  async read(): Promise<void> {
    try {
      this.items = await get<T[]>(this.path);
      this.fault = '';
    } catch (error) {
      this.fault = sentence(error);
    }
  }

  /** Change something on the server, then read the list again. */
  async change(act: () => Promise<unknown>): Promise<boolean> {
    let fault = '';
    try {
      await act();
    } catch (error) {
      fault = sentence(error);
    }
    await this.read();
    this.fault ||= fault;
    return !fault;
  }
}
