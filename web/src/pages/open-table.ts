/** Opens tables, against bots or for friends. */
import {
  beginHere,
  mustPlayHere,
  openRoom,
  playsAlone,
  shouldPlayHere,
  type Proposal,
  type Reply,
} from '../api/index.ts';
import { drawNonce, drawOpenNonce, type NoncePart } from '../api/own-nonce.ts';
import { request } from '../api/request.ts';
import { isLocalRoom } from '../local/rooms.ts';
import type { Ack, SeatRequest, Command } from '../wire/index.ts';
import type { Edition } from './editions.ts';

/** Opens a table with bots in all other seats, sits down and begins. Returns the room's id. */
export async function playNow(edition: Edition, bot: string): Promise<Reply<string>> {
  const bots = Array.from({ length: edition.players.best - 1 }, (): SeatRequest => ({ for: 'bot', bot }));
  const opened = await openAndSit({
    game: edition.game,
    options: edition.options,
    seats: [{ for: 'person' }, ...bots],
  });
  // A match on this device has begun already.
  if (!opened.ok || isLocalRoom(opened.value)) return opened;
  const begun = await ask(opened.value, { do: 'begin' });
  return begun.ok ? opened : begun;
}

/** Opens a table for people and sits down. The others use its link. */
export function inviteFriends(edition: Edition, people: number): Promise<Reply<string>> {
  const seats = Array.from({ length: people }, (): SeatRequest => ({ for: 'person' }));
  return openAndSit({ game: edition.game, options: edition.options, seats });
}

/**
 * Opens a table and takes a seat, the first one by default. If all seats are for bots, the host is a spectator. A match of one
 * person against bots is played on this device if the user prefers it, or if the server cannot take it.
 */
export async function openAndSit(
  proposal: Proposal,
  seat: number | null = null,
  prefersHere = mustPlayHere(proposal),
): Promise<Reply<string>> {
  const isAlone = playsAlone(proposal);
  const here = () => beginHere({ proposal, ...(seat !== null && { seat }) });
  if (isAlone && prefersHere) return here();
  const opened = await openRoom(proposal);
  if (!opened.ok) return isAlone && shouldPlayHere(opened.problem, proposal) ? here() : opened;
  const { room } = opened.value;
  const command: Command = proposal.seats.some((seat) => seat.for === 'person')
    ? { do: 'sit', ...(seat !== null && { seat }), ...(await chanceFor(room, proposal)) }
    : { do: 'begin' };
  const done = await ask(room, command);
  return done.ok ? { ok: true, value: room } : done;
}

function ask(room: string, command: Command): Promise<Reply<Ack>> {
  const id = `${command.do} ${String(Date.now())}`;
  return request('POST', `/api/rooms/${room}/commands`, { id, command });
}

/** The seat's contribution to the chance of the match, so that the server alone cannot choose it. */
function chanceFor(room: string, { seats }: Proposal): NoncePart | Promise<NoncePart> {
  const isAlone = seats.filter((seat) => seat.for === 'person').length === 1;
  return isAlone ? drawOpenNonce(room) : drawNonce(room);
}
