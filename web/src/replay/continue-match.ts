/** A table at which a match goes on from a step of a replay. */
import type { Proposal } from '../api/index.ts';
import type { SeatRequest } from '../wire/index.ts';
import type { Replay } from './replay.svelte.ts';

/** Who is to sit in a seat: the reader, whoever comes by the link, or a bot by its name in the catalog. */
export const YOU = 'you';
export const PERSON = 'person';

/** What was hidden stays as it was, or is dealt anew from what a seat knew. */
export type HiddenInformation = { kind: 'as-it-was' } | { kind: 'anew'; knownTo: number };

type Shown = Pick<
  Replay,
  'id' | 'game' | 'options' | 'players' | 'entry' | 'step' | 'observer' | 'mySeat' | 'isOpen' | 'frame'
>;

/** With whom a match can go on from the step that is shown: with anyone, or with bots alone while it is secret. */
export type Companions = 'anyone' | 'bots';

/** Whether it can, and with whom. While a match is secret, one can do so from one's own seat, by what one knows. */
export function whoCanContinue({ isOpen, entry, frame, observer, mySeat }: Shown): Companions | null {
  if (frame === null || frame.turn.turn === 'over') return null;
  if (isOpen) return entry === null ? null : 'anyone';
  return mySeat !== null && observer === `seat:${String(mySeat)}` ? 'bots' : null;
}

/** Who sits where unless someone chooses otherwise: the reader in a seat of their own, and bots in all others. */
export function defaultSeats(players: readonly string[], mine: number | null, bot: string): string[] {
  return players.map((_, seat) => (seat === (mine ?? 0) ? YOU : bot));
}

/** The same with someone else in a seat. The reader has one seat alone. */
export function withSeatChanged(seats: readonly string[], seat: number, who: string): string[] {
  return seats.map((other, place) => {
    if (place === seat) return who;
    return who === YOU && other === YOU ? PERSON : other;
  });
}

/** The terms of the new table. */
export function proposalOf(replay: Shown, seats: readonly string[], hidden: HiddenInformation): Proposal {
  return {
    game: replay.game,
    options: replay.options,
    seats: seats.map(seatRequestFor),
    origin: {
      room: replay.id,
      entry: replay.entry ?? 0,
      ...(hidden.kind === 'anew' && { known_to: hidden.knownTo }),
    },
  };
}

/** The terms of a table for the reader alone, who goes on from what they know of a match that is not over. */
export function privateProposalOf(replay: Shown, seats: readonly string[]): Proposal {
  const { id: room, step, mySeat } = replay;
  return {
    game: replay.game,
    options: replay.options,
    seats: seats.map(seatRequestFor),
    spectators: { welcome: false, delay_s: 0 },
    origin: { room, step, ...(mySeat !== null && { known_to: mySeat }) },
  };
}

function seatRequestFor(who: string): SeatRequest {
  return who === YOU || who === PERSON ? { for: 'person' } : { for: 'bot', bot: who };
}
