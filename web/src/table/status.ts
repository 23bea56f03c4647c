/** The status of a table as text. */
import { list, sentence, ui } from '../i18n/index.ts';
import type { Table } from './table.svelte.ts';

/** Says what happens in the animated event, or whom the match waits for. */
export function momentOf(table: Table): string {
  return table.isCurrent ? waitingFor(table) : animatedMoment(table);
}

/** The board shows the text of some events itself. */
function animatedMoment({ animator: { now }, gameEntry, game, cast }: Table): string {
  if (!now || gameEntry.tells?.(now)) return ui('watch-board');
  return sentence(game, now.lines?.at(-1)?.message ?? now.message, cast);
}

function waitingFor(table: Table): string {
  const turn = table.connection.snapshot?.turn;
  if (!turn || turn.turn === 'chance') return ui('waiting-chance');
  if (turn.turn === 'over') return ui('match-over');
  const others = turn.owe.filter((seat) => seat !== table.seat);
  const names = others.map((seat) => table.nameOf(seat));
  return ui('waiting-for', { names: list(names), count: names.length });
}

/** Returns the title of the browser tab. The turn comes first, because tabs are narrow. */
export function titleOf(table: Table): string {
  const { room } = table;
  const game = table.title;
  if (!room || !game) return ui('title-table');
  switch (room.stage.stage) {
    case 'open':
      return ui('title-waiting-room', { game });
    case 'over':
    case 'closed':
      return ui(table.isCurrent ? 'title-over' : 'title-playing', { game });
    case 'playing':
      break;
  }
  if (!table.isCurrent) return ui('title-playing', { game });
  if (table.asked === 'owes') return ui(table.isOwnTurn ? 'title-your-turn' : 'title-your-call', { game });
  const names = table.owing.filter((seat) => seat !== table.seat).map((seat) => table.nameOf(seat));
  return names.length === 0 ? ui('title-playing', { game }) : ui('title-turn', { game, names: list(names) });
}
