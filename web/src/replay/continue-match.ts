/** Proposes a table that continues a match from a step of its replay. */
import type { Proposal } from '../api/index.ts';
import type { SeatRequest } from '../wire/index.ts';
import type { Replay } from './replay.svelte.ts';

/** Who gets a seat: the user, anyone with the link, or else a bot by its key. */
export const YOU = 'you';
export const PERSON = 'person';

/** Whether hidden information stays, or is dealt again from what a seat knew. */
export type HiddenInformation = { kind: 'as-it-was' } | { kind: 'anew'; knownTo: number };

type Shown = Pick<
  Replay,
  'id' | 'game' | 'options' | 'players' | 'entry' | 'step' | 'observer' | 'mySeat' | 'isOpen' | 'frame'
>;

/** With whom the match can be continued: with bots only as long as it has secrets. */
export type Companions = 'anyone' | 'bots';

/** Returns with whom the match can be continued; null if it cannot. With secrets this needs the user's own seat as observer. */
export function whoCanContinue({ isOpen, entry, frame, observer, mySeat }: Shown): Companions | null {
  if (frame === null || frame.turn.turn === 'over') return null;
  if (isOpen) return entry === null ? null : 'anyone';
  return mySeat !== null && observer === `seat:${String(mySeat)}` ? 'bots' : null;
}

/** The default: the user in their own seat, bots in all others. */
export function defaultSeats(players: readonly string[], mine: number | null, bot: string): string[] {
  return players.map((_, seat) => (seat === (mine ?? 0) ? YOU : bot));
}

/** Changes who gets a seat. The user has at most one. */
export function withSeatChanged(seats: readonly string[], seat: number, who: string): string[] {
  return seats.map((other, place) => {
    if (place === seat) return who;
    return who === YOU && other === YOU ? PERSON : other;
  });
}

export function proposalOf(
  replay: Pick<Shown, 'id' | 'game' | 'options' | 'entry'>,
  seats: readonly string[],
  hidden: HiddenInformation,
): Proposal {
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

/** The proposal of a private table that continues what the user knows of an unfinished match. */
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
