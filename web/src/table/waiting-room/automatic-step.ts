/** What a visit to an open table does by itself: seat the host, add a nonce, and start a match against bots. */
import { browserStorage } from '../../settings/settings.svelte.ts';
import type { Table } from '../table.svelte.ts';

const STOOD = 'antorcha.stood/';

/** Notes that the user stood up at this table, so that they are not seated again automatically. */
export function rememberStoodUp(room: string) {
  browserStorage('sessionStorage')?.setItem(STOOD + room, 'yes');
}

export type AutomaticStep = 'sit' | 'add-chance' | 'begin' | null;

/** Returns the next automatic step at a table whose match has not begun. */
export function nextAutomaticStep(
  table: Pick<Table, 'id' | 'room' | 'seat' | 'isHost' | 'seats'>,
): AutomaticStep {
  if (table.room?.stage.stage !== 'open') return null;
  const isFull = table.seats.every(({ holder }) => holder.kind !== 'nobody');
  if (table.seat === null) return table.isHost && !isFull && !stood(table.id) ? 'sit' : null;
  // A seat that was kept for a rematch has no nonce yet.
  const { nonce, nonce_hash } = table.seats[table.seat] ?? {};
  if (nonce === '' && nonce_hash === undefined) return 'add-chance';
  const forBots = table.room.settings.seats.filter((seat) => seat.for === 'bot').length;
  return table.isHost && isFull && forBots === table.seats.length - 1 ? 'begin' : null;
}

/** Takes the step. Returns why it was refused, or null. */
export async function takeStep(step: Exclude<AutomaticStep, null>, table: Table): Promise<string | null> {
  if (step === 'begin') return (await table.send({ do: 'begin' })).problem;
  return (await table.sit(table.seat)).problem;
}

function stood(room: string): boolean {
  return (browserStorage('sessionStorage')?.getItem(STOOD + room) ?? null) !== null;
}
