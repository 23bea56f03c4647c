/** Starts matches and plays them by HTTP, so that a test can begin at any position. */
import { setTimeout as pause } from 'node:timers/promises';

import type { SeatRequest, Pace } from '../../src/wire/index.ts';
import { HttpPlayer } from './http-player.ts';
import type { Address } from './server.ts';
import type { Visitor } from './visitor.ts';

/** A running match: the visitor has the first seat, HTTP players and bots have the others. */
export interface Begun {
  room: string;
  /** By seat, the visitor's first. */
  httpPlayers: HttpPlayer[];
}

/** The game, and its seats besides the visitor's. */
export interface MatchSetup {
  game: string;
  options?: Record<string, string>;
  others: number;
  bots?: number;
  practice?: boolean;
}

/** HTTP players are never present, and no bot may take over during a test. */
const PATIENT: Pace = { pace: 'live', clock: null, grace_s: 600 };

const NAMES = ['Luis', 'Mar', 'Inés', 'Hugo'];

/** Opens a table, begins the match, and shows it to the visitor. */
export async function begin(server: Address, visitor: Visitor, setup: MatchSetup): Promise<Begun> {
  const me = HttpPlayer.of(visitor);
  await me.introduce(visitor.options.settings?.name ?? 'Ana');
  const others = await Promise.all(
    NAMES.slice(0, setup.others).map((name) => HttpPlayer.arrive(server, name)),
  );
  const people = Array.from({ length: setup.others + 1 }, (): SeatRequest => ({ for: 'person' }));
  const bots = Array.from({ length: setup.bots ?? 0 }, (): SeatRequest => ({ for: 'bot', bot: 'random' }));
  const room = await me.open({
    game: setup.game,
    options: setup.options ?? {},
    seats: [...people, ...bots],
    pace: PATIENT,
    ...(setup.practice ? { practice: true } : {}),
  });
  const httpPlayers = [me, ...others];
  for (const [seat, httpPlayer] of httpPlayers.entries())
    await httpPlayer.ask(room, { do: 'sit', seat, nonce: 'c0ffee' });
  await me.ask(room, { do: 'begin' });
  await visitor.visit(`/table/${room}`);
  await visitor.table.until('the match is shown', () => visitor.table.snapshot !== null);
  return { room, httpPlayers };
}

/** Sends a decision and waits until the visitor has received it. */
export async function act(
  { table }: Visitor,
  { room, httpPlayers }: Begun,
  seat: number,
  chosen: number | object,
) {
  const number = table.snapshot?.number ?? 0;
  await httpPlayers[seat]?.decide(room, chosen);
  await table.until('it has happened', () => (table.snapshot?.number ?? 0) > number);
}

/** Decides for the asked seat by HTTP until a condition is met. */
export async function playByHttp(
  { table }: Visitor,
  { room, httpPlayers }: Begun,
  isThere: () => boolean,
  choose: (seat: number) => number | object = () => 0,
) {
  while (!isThere() && !table.isOver) {
    const turn = table.snapshot?.turn;
    const seat = turn?.turn === 'decide' ? turn.owe.find((owing) => owing < httpPlayers.length) : undefined;
    const before = table.snapshot;
    if (seat !== undefined) await httpPlayers[seat]?.decide(room, choose(seat));
    await table.until('the match has moved', () => table.snapshot !== before || table.isOver);
    // Give the page as much time as people would.
    await pause(0);
  }
}
