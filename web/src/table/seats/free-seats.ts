/** Which seats of a running match a spectator could take. The server decides. */
import type { Table } from '../table.svelte.ts';

type Seen = Pick<Table, 'room' | 'seat' | 'seats' | 'isHost' | 'isSeatRefused'>;

/** Whether the user can ask for this seat: its owner has left it, or the host offers it, and nobody else asks. */
export function canSit({ room, seat, seats, isSeatRefused }: Seen, place: number): boolean {
  const isOpen = room?.stage.stage === 'playing' && !room.settings.rated && !room.take_over;
  return isOpen && seat === null && !isSeatRefused && seats[place]?.covered === 'left';
}

/** Whether the user can offer this seat of a bot to spectators. */
export function canOffer({ room, seats, isHost }: Seen, place: number): boolean {
  const { holder, covered } = seats[place] ?? {};
  return isHost && room?.stage.stage === 'playing' && holder?.kind === 'bot' && covered !== 'left';
}

/** How many seconds the user is behind the match; 0 for players and after its end. */
export function secondsBehind({ room, seat }: Pick<Seen, 'room' | 'seat'>): number {
  return seat === null && room?.stage.stage === 'playing' ? room.settings.spectators.delay_s : 0;
}
