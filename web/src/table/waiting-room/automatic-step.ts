/** What happens by itself when one comes to a table: the host sits down, and a table of bots begins. */
import { browserStorage } from '../../settings/settings.svelte.ts';
import type { Table } from '../table.svelte.ts';

const STOOD = 'antorcha.stood/';

/** The reader got up at this table, and is not to be seated again by itself. */
export function rememberStoodUp(room: string) {
  browserStorage('sessionStorage')?.setItem(STOOD + room, 'yes');
}

/** The next step that is taken for the reader, if there is one. */
export type Step = 'sit' | 'add-chance' | 'begin' | null;

/** What is to be done for the reader at a table whose match has not begun. */
export function nextAutomaticStep(table: Pick<Table, 'id' | 'room' | 'seat' | 'isHost' | 'seats'>): Step {
  if (table.room?.stage.stage !== 'open') return null;
  const isFull = table.seats.every(({ holder }) => holder.kind !== 'nobody');
  if (table.seat === null) return table.isHost && !isFull && !stood(table.id) ? 'sit' : null;
  // A seat that was kept for a rematch has not added to the chance yet.
  if (table.seats[table.seat]?.nonce === '') return 'add-chance';
  const forBots = table.room.settings.seats.filter((chair) => chair.for === 'bot').length;
  return table.isHost && isFull && forBots === table.seats.length - 1 ? 'begin' : null;
}

/** Does it, and tells what was wrong if it was refused. */
export async function take(step: Exclude<Step, null>, table: Table): Promise<string | null> {
  if (step === 'begin') return (await table.send({ do: 'begin' })).problem;
  return (await table.sit(table.seat)).problem;
}

function stood(room: string): boolean {
  return (browserStorage('sessionStorage')?.getItem(STOOD + room) ?? null) !== null;
}
