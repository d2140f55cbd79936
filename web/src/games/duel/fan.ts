/** Opens the fan of a card or a wonder, also where one move alone is left: what is thrown away is looked at first. */
import { candidates } from '../../lib/picking.svelte';
import type { Pointed } from '../../table/piece';
import type { Table } from '../../table/table.svelte';

export function openFan(table: Table, { target, tries }: Pointed, anchor: Element): void {
  const { picking } = table;
  if (picking.chosen.includes(target) || !candidates(picking.moves, [target]).length) {
    table.point(target, tries, anchor);
    return;
  }
  table.reason = undefined;
  table.anchor = anchor;
  picking.drafted = '';
  picking.chosen = [target];
}
