/** What a card says about itself when it is looked at: by pointing at it, with the keyboard, or with a tap. */
export interface Looked {
  /** What it is: a card, a wonder, a token. */
  slug: string;
  /** The place of the structure it lies in, if it does. */
  slot?: number | undefined;
}

const LINGER = 380; // milliseconds that a pointer rests before something opens
const PATIENCE = 140; // in which a pointer may reach what has opened
export const HINT = 'duel-hint'; // the id of what has opened

export class Hints {
  shown: (Looked & { anchor: Element }) | undefined = $state.raw();
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  /** The attributes of whatever explains itself. */
  on(looked: Looked) {
    const open = (event: Event) => this.open(looked, event.currentTarget as Element);
    return {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        const anchor = event.currentTarget as Element;
        clearTimeout(this.#opening);
        this.#opening = setTimeout(() => this.open(looked, anchor), LINGER);
      },
      onpointerleave: () => this.leave(),
      onfocus: (event: FocusEvent) => {
        if ((event.currentTarget as Element).matches(':focus-visible')) open(event);
      },
      onblur: () => this.close(),
      'aria-describedby': this.shown?.slug === looked.slug ? HINT : undefined,
    };
  }

  open(looked: Looked, anchor: Element): void {
    this.stay();
    this.shown = { ...looked, anchor };
  }

  /** The pointer has gone; perhaps to what has opened. */
  leave(): void {
    clearTimeout(this.#opening);
    this.#closing = setTimeout(() => (this.shown = undefined), PATIENCE); // something else may be about to open
  }

  stay(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#closing);
  }

  close(): void {
    this.stay();
    this.shown = undefined;
  }
}
