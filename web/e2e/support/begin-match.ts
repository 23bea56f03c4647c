/** Tables that are brought to where a test wants them, without clicking through everything. */
import { setTimeout as pause } from 'node:timers/promises';

import type { SeatRequest, Pace } from '../../src/wire/index.ts';
import { HttpPlayer } from './http-player.ts';
import type { Address } from './server.ts';
import type { Visitor } from './visitor.ts';

/** A match that has begun: the first seat is a visitor's, the others play by HTTP, and a bot may fill up. */
export interface Begun {
  room: string;
  /** By seat, the visitor's first. */
  httpPlayers: HttpPlayer[];
}

/** What is played, and with how many seats that are not the visitor's. */
export interface Wanted {
  game: string;
  options?: Record<string, string>;
  others: number;
  bots?: number;
}

/** Whoever plays by HTTP is never there, and no bot is to take over while a page is looked at. */
const PATIENT: Pace = { pace: 'live', clock: null, grace_s: 600 };

/** Who the others are. */
const NAMES = ['Luis', 'Mar', 'Inés', 'Hugo'];

/** Opens a table for a visitor and others, begins the match, and shows it to the visitor. */
export async function begin(server: Address, visitor: Visitor, wanted: Wanted): Promise<Begun> {
  const me = HttpPlayer.of(visitor);
  await me.introduce(visitor.manner.settings?.name ?? 'Ana');
  const others = await Promise.all(
    NAMES.slice(0, wanted.others).map((name) => HttpPlayer.arrive(server, name)),
  );
  const people = Array.from({ length: wanted.others + 1 }, (): SeatRequest => ({ for: 'person' }));
  const bots = Array.from({ length: wanted.bots ?? 0 }, (): SeatRequest => ({ for: 'bot', bot: 'random' }));
  const room = await me.open({
    game: wanted.game,
    options: wanted.options ?? {},
    seats: [...people, ...bots],
    pace: PATIENT,
  });
  const httpPlayers = [me, ...others];
  for (const [seat, httpPlayer] of httpPlayers.entries())
    await httpPlayer.ask(room, { do: 'sit', seat, nonce: 'c0ffee' });
  await me.ask(room, { do: 'begin' });
  await visitor.visit(`/table/${room}`);
  await visitor.table.until('the match is shown', () => visitor.table.snapshot !== null);
  return { room, httpPlayers };
}

/** Someone decides, and the visitor has seen it. */
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

/** Decides for whoever is asked, by the place of an offer, until something is the case. */
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
    // The page has as much time as it would have with people.
    await pause(0);
  }
}
