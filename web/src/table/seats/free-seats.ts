/** Which seats of a running match someone who looks on could have, as the server says. */
import type { Table } from '../table.svelte.ts';

type Seen = Pick<Table, 'room' | 'seat' | 'seats' | 'isHost'>;

/** Whether the reader can sit down there: its owner has left it, or the host offers it. */
export function canSit({ room, seat, seats }: Seen, place: number): boolean {
  const isOpen = room?.stage.stage === 'playing' && !room.settings.rated;
  return isOpen && seat === null && seats[place]?.covered === 'left';
}

/** Whether the reader can offer this seat of a bot to those who look on. */
export function canOffer({ room, seats, isHost }: Seen, place: number): boolean {
  const { holder, covered } = seats[place] ?? {};
  return isHost && room?.stage.stage === 'playing' && holder?.kind === 'bot' && covered !== 'left';
}

/** By how many seconds the reader is behind the match; nothing for whoever plays, or once it is over. */
export function secondsBehind({ room, seat }: Pick<Seen, 'room' | 'seat'>): number {
  return seat === null && room?.stage.stage === 'playing' ? room.settings.spectators.delay_s : 0;
}
