/** Who has won, as text. */
import { list, ui } from '../../i18n/index.ts';
import type { Table } from '../table.svelte.ts';

export function resultOf(winners: readonly number[], table: Pick<Table, 'seat' | 'nameOf'>): string {
  const iWon = table.seat !== null && winners.includes(table.seat);
  if (winners.length === 0) return ui('won-nobody');
  if (iWon && winners.length === 1) return ui('won-you');
  const others = winners.filter((seat) => seat !== table.seat);
  const names = list(others.map((seat) => table.nameOf(seat)));
  return iWon ? ui('won-with-you', { names }) : ui('won', { names, count: others.length });
}
