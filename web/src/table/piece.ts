/** Whatever lies on the board and can be pointed at: the attributes of its button. */
import type { Table } from './table.svelte';

/** What a click on something means: its target, and the move it would be if that were legal. */
export interface Pointed {
  target: string;
  /** The move that is tried where no legal one is about the target: the server says why it is not possible. */
  tries: string;
}

export function piece(table: Table, { target, tries }: Pointed) {
  const { picking } = table;
  const isLit = picking.lit.has(target);
  const isChosen = picking.chosen.includes(target);
  return {
    type: 'button' as const,
    'data-target': target,
    'data-tries': tries,
    'data-lit': isLit || undefined,
    'data-chosen': isChosen || undefined,
    'aria-pressed': isChosen || undefined,
    onclick: (click: MouseEvent) => table.point(target, tries, click.currentTarget as Element),
  };
}

/** Show where something lies that was spoken of. */
export function flash(target: string): void {
  for (const found of document.querySelectorAll(
    `[data-target="${CSS.escape(target)}"], [data-name="${CSS.escape(target)}"]`,
  )) {
    found.classList.remove('flash');
    void (found as HTMLElement).offsetWidth; // begin anew
    found.classList.add('flash');
    found.addEventListener('animationend', () => found.classList.remove('flash'), { once: true });
    found.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }
}
