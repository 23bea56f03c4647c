/** The form data of a new table. */
import type { GameShown, OptionShown, Proposal } from '../../api/index.ts';
import { gameEntry } from '../../games/index.ts';
import type { SeatRequest, Clock, Pace } from '../../wire/index.ts';
import type { Edition } from '../editions.ts';

/** Whether the table is in the lobby, or found only by its link. */
export type Found = 'listed' | 'link';

export type ClockKind = 'none' | 'brisk' | 'calm';

export const CLOCKS: Record<Exclude<ClockKind, 'none'>, Clock> = {
  brisk: { move_s: 30, bank_s: 300 },
  calm: { move_s: 60, bank_s: 900 },
};

/** Seconds of absence before a bot takes over. The last value is the server's limit. */
export const GRACES = [30, 60, 120, 300, 600];

/** Seconds that spectators are behind. The last value is the server's limit. */
export const DELAYS = [0, 15, 60, 300, 600];

/** Days per decision. The last value is the server's limit. */
export const DAYS = [1, 2, 3, 5, 7, 14];

export const PERSON = 'person';

export interface Draft {
  game: string;
  options: Record<string, string>;
  /** `PERSON` or the key of a bot, by seat. */
  seats: string[];
  found: Found;
  pace: Pace['pace'];
  clock: ClockKind;
  grace: number;
  days: number;
  spectators: boolean;
  delay: number;
  rated: boolean;
  practice: boolean;
  /** Whether it is played on this device, without a server. */
  here: boolean;
}

/** The defaults: people, in the lobby, live and without a clock. */
export function draftFor(edition: Edition, game: GameShown): Draft {
  const usual = game.options.map(({ key, values, default: value }) => [key, value ?? values[0] ?? '']);
  return {
    game: edition.game,
    options: { ...Object.fromEntries(usual), ...edition.options },
    seats: Array.from({ length: edition.players.best }, () => PERSON),
    found: 'listed',
    pace: 'live',
    clock: 'none',
    grace: 60,
    days: 3,
    spectators: true,
    delay: 0,
    rated: false,
    practice: false,
    here: false,
  };
}

/** The same table on this device: one seat for the user, bots in all others. */
export function draftHere(draft: Draft, bot: string): Draft {
  const mine = Math.max(draft.seats.indexOf(PERSON), 0);
  const seats = draft.seats.map((seat, place) => withoutOthers(seat, place === mine, bot));
  return { ...draft, here: true, seats, pace: 'live', clock: 'none', rated: false };
}

function withoutOthers(seat: string, isMine: boolean, bot: string): string {
  if (isMine) return PERSON;
  return seat === PERSON ? bot : seat;
}

/** Whether nobody else is needed. */
export function isAlone({ seats }: Draft): boolean {
  return seats.filter((seat) => seat === PERSON).length === 1;
}

/** The options that make a difference at this table, with the values that do. */
export function fittingOptions(game: GameShown, { options, seats }: Pick<Draft, 'options' | 'seats'>) {
  const { valuesFor } = gameEntry(game.key);
  const scope = { options, seats: seats.length };
  const fitting = (option: OptionShown): OptionShown => ({
    ...option,
    values: valuesFor?.(option.key, option.values, scope) ?? option.values,
  });
  return game.options.map(fitting).filter(({ values }) => values.length > 1);
}

/** The options to play by. An option whose chosen value does not fit any more has its default. */
function settledOptions(game: GameShown, draft: Draft): Record<string, string> {
  const fitting = fittingOptions(game, draft);
  const settled = game.options.map(({ key, values, default: usual }) => {
    const chosen = draft.options[key] ?? '';
    const fits = fitting.some((option) => option.key === key && option.values.includes(chosen));
    return [key, fits ? chosen : (usual ?? values[0] ?? '')];
  });
  return Object.fromEntries(settled) as Record<string, string>;
}

/** Changes the number of seats. New seats are for people by default. */
export function withSeats(seats: string[], count: number, fresh = PERSON): string[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? fresh);
}

/** The server rates only matches with people in all seats, and none for practice. */
export function canBeRated({ seats, practice }: Draft): boolean {
  return !practice && seats.every((seat) => seat === PERSON);
}

export function isRated(draft: Draft): boolean {
  return draft.rated && canBeRated(draft);
}

export function proposalOf(draft: Draft, game: GameShown): Proposal {
  return {
    game: draft.game,
    options: settledOptions(game, draft),
    seats: draft.seats.map((seat): SeatRequest =>
      seat === PERSON ? { for: 'person' } : { for: 'bot', bot: seat },
    ),
    listed: draft.found === 'listed',
    rated: isRated(draft),
    ...(draft.practice ? { practice: true } : {}),
    pace: paceOf(draft),
    spectators: { welcome: draft.spectators, delay_s: draft.spectators ? draft.delay : 0 },
  };
}

function paceOf({ pace, days, clock, grace }: Draft): Pace {
  if (pace === 'turns') return { pace, days };
  return { pace, clock: clock === 'none' ? null : CLOCKS[clock], grace_s: grace };
}
