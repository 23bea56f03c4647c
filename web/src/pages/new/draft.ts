/** A table that is being set up: what was chosen so far, and the terms that come of it. */
import type { GameShown, Proposal } from '../../api/index.ts';
import type { SeatRequest, Clock, Pace } from '../../wire/index.ts';
import type { Edition } from '../editions.ts';

/** Who finds the table. */
export type Found = 'listed' | 'link';

/** Which clock a live table has. */
export type ClockKind = 'none' | 'brisk' | 'calm';

/** The time that each clock gives. */
export const CLOCKS: Record<Exclude<ClockKind, 'none'>, Clock> = {
  brisk: { move_s: 30, bank_s: 300 },
  calm: { move_s: 60, bank_s: 900 },
};

/** How many seconds someone may be away before a bot covers; the server takes no more than the last. */
export const GRACES = [30, 60, 120, 300, 600];

/** By how many seconds spectators may be behind; the server takes no more than the last. */
export const DELAYS = [0, 15, 60, 300, 600];

/** How many days there may be for a decision; the server takes no more than the last. */
export const DAYS = [1, 2, 3, 5, 7, 14];

/** A seat is for a person, or for a bot by its name in the catalog. */
export const PERSON = 'person';

/** Everything that was chosen, in the form in which fields hold it. */
export interface Draft {
  game: string;
  options: Record<string, string>;
  /** `PERSON` or the name of a bot, for each seat. */
  seats: string[];
  found: Found;
  pace: Pace['pace'];
  clock: ClockKind;
  grace: number;
  days: number;
  spectators: boolean;
  delay: number;
  rated: boolean;
}

/** What is chosen unless someone chooses otherwise: people, in the lobby, live and without a clock. */
export function draftFor(shelf: Edition, game: GameShown): Draft {
  const usual = game.options.map(({ key, values, default: value }) => [key, value ?? values[0] ?? '']);
  return {
    game: shelf.game,
    options: { ...Object.fromEntries(usual), ...shelf.options },
    seats: Array.from({ length: shelf.players.best }, () => PERSON),
    found: 'listed',
    pace: 'live',
    clock: 'none',
    grace: 60,
    days: 3,
    spectators: true,
    delay: 0,
    rated: false,
  };
}

/** Another number of seats; those that are new are for people. */
export function withSeats(seats: string[], count: number): string[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? PERSON);
}

/** Whether the result could count for ratings: the server wants people in all seats. */
export function canBeRated({ seats }: Draft): boolean {
  return seats.every((seat) => seat === PERSON);
}

/** The terms as the server takes them. */
export function proposalOf(draft: Draft): Proposal {
  return {
    game: draft.game,
    options: draft.options,
    seats: draft.seats.map((seat): SeatRequest =>
      seat === PERSON ? { for: 'person' } : { for: 'bot', bot: seat },
    ),
    listed: draft.found === 'listed',
    rated: draft.rated && canBeRated(draft),
    pace: paceOf(draft),
    spectators: { welcome: draft.spectators, delay_s: draft.spectators ? draft.delay : 0 },
  };
}

function paceOf({ pace, days, clock, grace }: Draft): Pace {
  if (pace === 'turns') return { pace, days };
  return { pace, clock: clock === 'none' ? null : CLOCKS[clock], grace_s: grace };
}
