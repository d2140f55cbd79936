/** Rings around what the teacher speaks of: targets of moves, names of things, or areas of a board. */

/** The areas that a lesson may point at; a board marks them with `data-area`. */
export const AREAS: readonly string[] = ['coins', 'prices', 'pawn', 'board'];
const MARK = 'data-pointed';

/** Everything on a board that is pointed at; of an area, the first that can be seen. */
function found(board: Element, what: string): Element[] {
  const value = CSS.escape(what);
  if (AREAS.includes(what)) {
    const areas = [...board.querySelectorAll(`[data-area="${value}"]`)];
    const seen = areas.find((area) => area.getClientRects().length) ?? areas[0];
    return seen ? [seen] : [];
  }
  const named = `[data-target="${value}"], [data-name="${value}"]`;
  return [...board.querySelectorAll(named)].filter((each) => !each.parentElement?.closest(named));
}

/** Ring everything that is pointed at, now and whenever the board is drawn anew; the answer ends it. */
export function pointAt(board: Element, targets: string[]): () => void {
  const mark = () => {
    const wanted = new Set(targets.flatMap((target) => found(board, target)));
    for (const old of board.querySelectorAll(`[${MARK}]`)) if (!wanted.has(old)) old.removeAttribute(MARK);
    for (const each of wanted) if (!each.hasAttribute(MARK)) each.setAttribute(MARK, '');
    return wanted;
  };
  const [first] = mark();
  first?.scrollIntoView({ block: 'nearest' });
  const watch = new MutationObserver(mark);
  watch.observe(board, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const old of board.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  };
}
