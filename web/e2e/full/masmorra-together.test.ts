import { setTimeout as pause } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import type { Event } from '../../src/wire/index.ts';
import type { Fact, View } from '../../src/wire/masmorra.ts';
import { HttpPlayer } from '../support/http-player.ts';
import { replayFromEngine } from '../support/played-matches.ts';
import { decideOnBoard } from '../support/masmorra-board.ts';
import {
  reload,
  returnToTable,
  expectAllEvents,
  killAndRestart,
  keepSocketOnly,
  waitForBots,
  updatesWithoutNews,
  whoseTurn,
  type TurnInterruptions,
} from '../support/several-players.ts';
import { expectResult, inWords } from '../support/play.ts';
import { MasmorraPolicy } from '../support/masmorra-policy.ts';
import { ownServer } from '../support/shared-server.ts';
import { Visitor } from '../support/visitor.ts';
import { leaksOfMasmorra } from '../secrets/masmorra.ts';

const server = ownServer();

/** A game has hundreds of decisions. The pages show its beginning and its end. In between most decisions are sent by HTTP. */
const WHOLE_GAME_MS = 400_000;
const BY_HAND_EVERY = 12;
const OPENING = 60;
/** From this round on, one monster or two rounds can end the match. */
const LAST_ROUNDS = 28;
const MUCH_EXPERIENCE = 13;
/** How long an update takes to reach everyone. */
const LATE_MS = 20;

/** After how many decisions the interruptions happen. */
const RELOAD_AFTER = 30;
const KILL_AFTER = 50;

/** The shortest game. If nobody wins before, the points decide. */
const SHORT = { rounds: '30', start: 'first' };

/** A running match and its players by seat. */
interface Match {
  room: string;
  players: Visitor[];
  purposes: MasmorraPolicy[];
}

describe('two browsers and a spectator at a table of Masmorra', () => {
  it(
    'play a whole Standard game through a reload and a killed server, and no socket receives a secret',
    async () => {
      const [host, guest, watcher] = await Promise.all([arrive('en'), arrive('es'), arrive('es')]);
      const players = [host, guest];
      const everyone = [host, guest, watcher];
      const match = await begin(players, SHORT);
      await watcher.visit(`/table/${match.room}`);
      await watcher.table.until('the match is shown', () => watcher.table.snapshot !== null);

      await playWhole(match, everyone, {
        [RELOAD_AFTER]: () => waitForBots(everyone).then(() => reload(guest)),
        [KILL_AFTER]: () => waitForBots(everyone).then(() => killAndRestart(server, everyone)),
      });
      await expectOneResult(match.room, everyone);
      for (const { table } of everyone) expectAllEvents(table.events);

      // There were secret cards, and their owners received them.
      for (const { table } of players)
        expect(table.events.some((event) => isOwnCard(event, table.seat))).toBe(true);
      for (const { table } of everyone) {
        const messages = table.received.map(({ message }) => message);
        expect(leaksOfMasmorra(messages, table.seat)).toEqual([]);
        expect(updatesWithoutNews(messages)).toEqual([]);
      }
      for (const visitor of everyone) await visitor.leave();
    },
    WHOLE_GAME_MS,
  );
});

describe('an Epic table', () => {
  it.each([
    { party: 'two browsers', languages: ['es', 'en'] as const },
    { party: 'someone and a bot', languages: ['en'] as const },
  ])(
    'is played by $party to its last round',
    async ({ languages }) => {
      const players = await Promise.all(languages.map((language) => arrive(language, 'steady')));
      const match = await begin(players, { ...SHORT, mode: 'epic' });
      await playWhole(match, players);
      await expectOneResult(match.room, players);
      const view = players[0]?.table.snapshot?.view as View;
      expect(view.house.mode).toBe('epic');
      expect(view.dungeon.length).toBeGreaterThan(5);
      for (const player of players) await player.leave();
    },
    WHOLE_GAME_MS,
  );
});

/** Everyone sees the same winners and points as in the record. */
async function expectOneResult(room: string, everyone: Visitor[]) {
  const engine = await replayFromEngine(server, room, [], 'en');
  const recorded = engine.events.filter(({ fact }) => isVictory(fact as Fact));
  expect(recorded.length).toBeGreaterThan(0);
  for (const visitor of everyone) {
    await expectResult(visitor, 'mouse');
    const { table, page } = visitor;
    const victories = table.events.filter(({ fact }) => isVictory(fact as Fact));
    expect(victories.map(({ fact }) => fact)).toEqual(recorded.map(({ fact }) => fact));
    await visitor.tab('log').click();
    const log = page.getByRole('region', { name: visitor.ui('log'), exact: true });
    for (const { message } of victories)
      await log.getByText(inWords(visitor, message), { exact: true }).waitFor();
    const { players, winners } = table.snapshot?.view as View;
    for (const fact of recorded.map((event) => event.fact as Fact)) {
      if (fact.event !== 'won') continue;
      const { seat, xp, gold, life } = fact;
      expect(winners).toContain(seat);
      expect(players[seat]).toMatchObject({ xp, gold, life });
    }
  }
}

function isVictory({ event }: Fact): boolean {
  return event === 'won';
}

function arrive(language: 'en' | 'es', visit: 'steady' | 'line-breaks' = 'line-breaks'): Promise<Visitor> {
  return Visitor.arrive(server, { screen: 'wide', settings: { speed: 'instant' }, visit, language });
}

/** Opens a table for these visitors, plus a bot for a single one, and shows it to them. */
async function begin(players: Visitor[], options: Record<string, string>): Promise<Match> {
  const httpPlayers = players.map((player) => HttpPlayer.of(player));
  for (const [seat, httpPlayer] of httpPlayers.entries())
    await httpPlayer.introduce(`Ana ${String(seat + 1)}`);
  const people = players.map(() => ({ for: 'person' }) as const);
  const bots = players.length === 1 ? [{ for: 'bot', bot: 'adventurer' } as const] : [];
  const [host] = httpPlayers;
  const room = (await host?.open({ game: 'masmorra', options, seats: [...people, ...bots] })) ?? '';
  for (const [seat, httpPlayer] of httpPlayers.entries())
    await httpPlayer.ask(room, { do: 'sit', seat, nonce: 'c0ffee' });
  await host?.ask(room, { do: 'begin' });
  for (const player of players) {
    await player.visit(`/table/${room}`);
    await player.table.until('the match is shown', () => player.table.snapshot !== null);
  }
  return { room, players, purposes: players.map(() => new MasmorraPolicy()) };
}

/** Plays a whole match. */
async function playWhole(match: Match, everyone: Visitor[], interruptions: TurnInterruptions = {}) {
  await playOn(match, { until: (made) => made === OPENING, interruptions });
  for (const visitor of everyone) await keepSocketOnly(visitor, match.room);
  await playOn(match, { until: () => isNearTheEnd(match), input: 'http' });
  for (const visitor of everyone) await returnToTable(visitor, match.room);
  await playOn(match);
}

/** How far a match is played, how, and the interruptions by number of decisions. */
interface Course {
  until?: (made: number) => boolean;
  /** Some decisions are clicked, or all are sent by HTTP. */
  input?: 'mouse' | 'http';
  interruptions?: TurnInterruptions;
}

/** Plays to a point or to the end, each player with their own policy. */
async function playOn(
  { room, players, purposes }: Match,
  { until = () => false, input = 'mouse', interruptions = {} }: Course = {},
) {
  for (let made = 0; !until(made); made += 1) {
    await interruptions[made]?.();
    const isShown = input === 'mouse' && made % BY_HAND_EVERY === 0;
    // Wait until the page has received the last decision: an old offer would not be found.
    if (isShown) await waitForBots(players);
    const turn = await whoseTurn(players);
    const player = players[turn];
    if (!player) return;
    const { offers = [], view } = player.table.snapshot ?? {};
    const place = purposes[turn]?.pick(offers, view as View) ?? 0;
    if (isShown && isAskedAlone(player)) await decideOnBoard(player, input, place);
    else await decideAtOnce(player, room, place);
  }
}

function isNearTheEnd({ players: [one] }: Match): boolean {
  const { round, last_round, house, players } = one?.table.snapshot?.view as View;
  const isKnown = house.mode === 'standard' && players.some(({ xp }) => xp >= MUCH_EXPERIENCE);
  return isKnown || last_round || round >= LAST_ROUNDS;
}

/** Whether no other player can decide before the page is clicked. */
function isAskedAlone({ table: { snapshot } }: Visitor): boolean {
  return snapshot?.turn.turn === 'decide' && snapshot.turn.owe.length === 1;
}

/** A page may be behind another one. Then its answer is too late, as a person's could be. */
async function decideAtOnce(player: Visitor, room: string, choice: number) {
  const { table } = player;
  const before = table.snapshot;
  const question = before?.question ?? null;
  const answer = await HttpPlayer.of(player).try(room, { do: 'decide', question, choice });
  // To leave a card produces no event.
  if (answer === 'done')
    await table.until('it has happened', () => table.snapshot !== before || table.isOver);
  else await pause(LATE_MS);
}

function isOwnCard({ fact }: Event, seat: number | null): boolean {
  const content = fact as Fact;
  return content.event === 'card_drawn' && content.seat === seat && content.card !== null;
}
