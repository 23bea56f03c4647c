/** Opens tables: against bots at once, or with room for friends. */
import { openRoom, type Proposal, type Reply } from '../api/index.ts';
import { request } from '../api/request.ts';
import type { Ack, SeatRequest, Command } from '../wire/index.ts';
import type { Edition } from './editions.ts';

/** Opens a table with bots in all other seats, sits down and begins. Answers with the room's id. */
export async function playNow(shelf: Edition, bot: string): Promise<Reply<string>> {
  const bots = Array.from({ length: shelf.players.best - 1 }, (): SeatRequest => ({ for: 'bot', bot }));
  const opened = await openAndSit({
    game: shelf.game,
    options: shelf.options,
    seats: [{ for: 'person' }, ...bots],
  });
  if (!opened.ok) return opened;
  const begun = await ask(opened.value, { do: 'begin' });
  return begun.ok ? opened : begun;
}

/** Opens a table for so many people and sits down at it. The others come by its link. */
export function inviteFriends(shelf: Edition, people: number): Promise<Reply<string>> {
  const seats = Array.from({ length: people }, (): SeatRequest => ({ for: 'person' }));
  return openAndSit({ game: shelf.game, options: shelf.options, seats });
}

/** Opens a table by its terms and takes this seat, or the first one. Where all seats are for bots, its host looks on. */
export async function openAndSit(proposal: Proposal, seat: number | null = null): Promise<Reply<string>> {
  const opened = await openRoom(proposal);
  if (!opened.ok) return opened;
  const { room } = opened.value;
  const command: Command = proposal.seats.some((chair) => chair.for === 'person')
    ? { do: 'sit', ...(seat !== null && { seat }), nonce: nonce() }
    : { do: 'begin' };
  const done = await ask(room, command);
  return done.ok ? { ok: true, value: room } : done;
}

function ask(room: string, command: Command): Promise<Reply<Ack>> {
  return request('POST', `/api/rooms/${room}/commands`, { id: nonce(), command });
}

/** What this seat adds to the chance of the match, so that the server alone cannot have chosen it. */
function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
