import { setTimeout as pause } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import type { Event } from '../../src/wire/index.ts';
import type { Fact, View } from '../../src/wire/masmorra.ts';
import { HttpPlayer } from '../support/http-player.ts';
import { toldByEngine } from '../support/played-matches.ts';
import { decideByHand } from '../support/masmorra-board.ts';
import {
  comeAgain,
  comeBack,
  expectWholeStory,
  killAndRestart,
  onlyListen,
  quiet,
  updatesWithoutNews,
  whoseTurn,
  type Incidents,
} from '../support/several-players.ts';
import { expectEnding, inWords } from '../support/play.ts';
import { MasmorraPolicy } from '../support/masmorra-policy.ts';
import { ownServer } from '../support/shared-server.ts';
import { Visitor } from '../support/visitor.ts';
import { leaksOfMasmorra } from '../secrets/masmorra.ts';

const server = ownServer();

/**
 * A whole game has hundreds of decisions. Most are made by HTTP, as by a quick player; the beginning and the end are shown by
 * the pages, and of the long middle they hear without a board.
 */
const WHOLE_GAME_MS = 400_000;
const BY_HAND_EVERY = 12;
const OPENING = 60;
/** From here on a single monster or two rounds can end it. */
const LAST_ROUNDS = 28;
const MUCH_EXPERIENCE = 13;
/** How long it takes until everyone has heard what one of them did. */
const LATE_MS = 20;

/** After how many decisions what happens to the party. */
const RELOAD_AFTER = 30;
const KILL_AFTER = 50;

/** Who is unlucky for so long counts the points: the shortest game that a table can agree on. */
const SHORT = { rounds: '30', start: 'first' };

/** A match that has begun, and those who play it, by seat. */
interface Match {
  room: string;
  players: Visitor[];
  purposes: MasmorraPolicy[];
}

describe('two browsers and a spectator at a table of Masmorra', () => {
  it(
    'play a whole Standard game through a reload and a killed server, and no socket tells a secret',
    async () => {
      const [host, guest, watcher] = await Promise.all([arrive('en'), arrive('es'), arrive('es')]);
      const players = [host, guest];
      const everyone = [host, guest, watcher];
      const match = await begin(players, SHORT);
      await watcher.visit(`/table/${match.room}`);
      await watcher.table.until('the match is shown', () => watcher.table.snapshot !== null);

      await playWhole(match, everyone, {
        [RELOAD_AFTER]: () => quiet(everyone).then(() => comeAgain(guest)),
        [KILL_AFTER]: () => quiet(everyone).then(() => killAndRestart(server, everyone)),
      });
      await expectOneResult(match.room, everyone);
      for (const { table } of everyone) expectWholeStory(table.events);

      // There were cards to keep secret, and those whose they were have heard of them.
      for (const { table } of players)
        expect(table.events.some((event) => isOwnCard(event, table.seat))).toBe(true);
      for (const { table } of everyone) {
        const notices = table.heard.map(({ notice }) => notice);
        expect(leaksOfMasmorra(notices, table.seat)).toEqual([]);
        expect(updatesWithoutNews(notices)).toEqual([]);
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
    'is played by $party down to its last round',
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

/** Everyone sees the same winners with the same points, and the record tells the same. */
async function expectOneResult(room: string, everyone: Visitor[]) {
  const recorded = (await toldByEngine(server, room, [], 'en')).filter(({ fact }) => isVictory(fact as Fact));
  expect(recorded.length).toBeGreaterThan(0);
  for (const visitor of everyone) {
    await expectEnding(visitor, 'mouse');
    const { table, page } = visitor;
    const told = table.events.filter(({ fact }) => isVictory(fact as Fact));
    expect(told.map(({ fact }) => fact)).toEqual(recorded.map(({ fact }) => fact));
    const log = page.getByRole('region', { name: visitor.ui('log'), exact: true });
    for (const { message } of told) await log.getByText(inWords(visitor, message), { exact: true }).waitFor();
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

/** Opens a table for these visitors, with a bot if there is only one of them, and shows it to them. */
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

/** Plays a match from its first decision to its last. */
async function playWhole(match: Match, everyone: Visitor[], incidents: Incidents = {}) {
  await playOn(match, { until: (made) => made === OPENING, incidents });
  for (const visitor of everyone) await onlyListen(visitor, match.room);
  await playOn(match, { until: () => isNearTheEnd(match), input: 'http' });
  for (const visitor of everyone) await comeBack(visitor, match.room);
  await playOn(match);
}

/** How far a match is played, by whom, and what happens after how many decisions. */
interface Course {
  until?: (made: number) => boolean;
  /** Now and then a page is clicked, or none is there. */
  input?: 'mouse' | 'http';
  incidents?: Incidents;
}

/** Plays so far, or until the match is over, each with a purpose. */
async function playOn(
  { room, players, purposes }: Match,
  { until = () => false, input = 'mouse', incidents = {} }: Course = {},
) {
  for (let made = 0; !until(made); made += 1) {
    await incidents[made]?.();
    const isShown = input === 'mouse' && made % BY_HAND_EVERY === 0;
    // A page that has yet to hear of a decision would be searched for an offer that is gone.
    if (isShown) await quiet(players);
    const turn = await whoseTurn(players);
    const player = players[turn];
    if (!player) return;
    const { offers = [], view } = player.table.snapshot ?? {};
    const place = purposes[turn]?.pick(offers, view as View) ?? 0;
    if (isShown && isAskedAlone(player)) await decideByHand(player, input, place);
    else await decideAtOnce(player, room, place);
  }
}

function isNearTheEnd({ players: [one] }: Match): boolean {
  const { round, last_round, house, players } = one?.table.snapshot?.view as View;
  const isKnown = house.mode === 'standard' && players.some(({ xp }) => xp >= MUCH_EXPERIENCE);
  return isKnown || last_round || round >= LAST_ROUNDS;
}

/** Whether nobody else is asked, so that nothing can change before the page is clicked. */
function isAskedAlone({ table: { snapshot } }: Visitor): boolean {
  return snapshot?.turn.turn === 'decide' && snapshot.turn.owe.length === 1;
}

/** One page may not have heard yet what another has; then its answer comes too late, as a person's would. */
async function decideAtOnce(player: Visitor, room: string, choice: number) {
  const { table } = player;
  const before = table.snapshot;
  const question = before?.question ?? null;
  const answer = await HttpPlayer.of(player).try(room, { do: 'decide', question, choice });
  // To let a card be is a decision of which nothing is told.
  if (answer === 'done')
    await table.until('it has happened', () => table.snapshot !== before || table.isOver);
  else await pause(LATE_MS);
}

function isOwnCard({ fact }: Event, seat: number | null): boolean {
  const told = fact as Fact;
  return told.event === 'card_drawn' && told.seat === seat && told.card !== null;
}
