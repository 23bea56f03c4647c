import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Event } from '../src/wire/index.ts';
import type { Action, Fact, View } from '../src/wire/masmorra.ts';
import { Agent } from './house/agent.ts';
import { decideByHand, kindOf, pickInTheDungeon } from './house/dungeon.ts';
import {
  comeAgain,
  expectWholeStory,
  killAndRestart,
  quiet,
  updatesWithoutNews,
  whoseTurn,
  type Incidents,
} from './house/party.ts';
import { expectEnding } from './house/play.ts';
import { Server } from './house/server.ts';
import { Visitor } from './house/visitor.ts';
import { leaksOfMasmorra } from './secrets/masmorra.ts';

let server: Server;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(() => server.close());

/** A whole game has hundreds of decisions: most are made by HTTP, as by a quick player, and all are shown by the pages. */
const WHOLE_GAME_MS = 400_000;
const BY_HAND_EVERY = 12;

/** After how many decisions what happens to the party. */
const RELOAD_AFTER = 30;
const KILL_AFTER = 50;
/** Two who wander need many minutes to end a match: so much of one is enough to see that everyone hears what they may. */
const ENOUGH = 80;

/** A match that has begun, and those who play it, by seat. */
interface Match {
  room: string;
  players: Visitor[];
}

describe('two browsers and a spectator at a table of Masmorra', () => {
  it(
    'play on through a reload and a killed server, and no socket tells a secret',
    async () => {
      const [host, guest, watcher] = await Promise.all([arrive('en'), arrive('es'), arrive('es')]);
      const players = [host, guest];
      const everyone = [host, guest, watcher];
      const match = await begin(players, {});
      await watcher.visit(`/table/${match.room}`);
      await watcher.table.until('the match is shown', () => watcher.table.sight !== null);

      const incidents = {
        [RELOAD_AFTER]: () => quiet(everyone).then(() => comeAgain(guest)),
        [KILL_AFTER]: () => quiet(everyone).then(() => killAndRestart(server, everyone)),
      };
      expect(await playOn(match, { most: ENOUGH, incidents })).toBe(ENOUGH);
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

describe('someone at an Epic table', () => {
  it(
    'plays a whole game against a bot, down to its last round',
    async () => {
      const visitor = await arrive('en', 'steady');
      const match = await begin([visitor], { mode: 'epic', rounds: '30', start: 'first' });
      await playOn(match);
      await expectEnding(visitor, 'mouse');
      const view = visitor.table.sight?.view as View;
      expect(view.house.mode).toBe('epic');
      expect(view.dungeon.length).toBeGreaterThan(5);
      await visitor.leave();
    },
    WHOLE_GAME_MS,
  );
});

function arrive(language: 'en' | 'es', visit: 'steady' | 'line-breaks' = 'line-breaks'): Promise<Visitor> {
  return Visitor.arrive(server, { screen: 'wide', settings: { speed: 'instant' }, visit, language });
}

/** Opens a table for these visitors, with a bot if there is only one of them, and shows it to them. */
async function begin(players: Visitor[], options: Record<string, string>): Promise<Match> {
  const agents = players.map((player) => Agent.of(player));
  for (const [seat, agent] of agents.entries()) await agent.introduce(`Ana ${String(seat + 1)}`);
  const people = players.map(() => ({ for: 'person' }) as const);
  const bots = players.length === 1 ? [{ for: 'bot', bot: 'adventurer' } as const] : [];
  const [host] = agents;
  const room = (await host?.open({ game: 'masmorra', options, seats: [...people, ...bots] })) ?? '';
  for (const [seat, agent] of agents.entries()) await agent.ask(room, { do: 'sit', seat, nonce: 'c0ffee' });
  await host?.ask(room, { do: 'begin' });
  for (const player of players) {
    await player.visit(`/table/${room}`);
    await player.table.until('the match is shown', () => player.table.sight !== null);
  }
  return { room, players };
}

/** How far a match is played, and what happens after how many decisions. */
interface Course {
  most?: number;
  incidents?: Incidents;
}

/** Plays until the match is over, or far enough. Answers how many decisions were made. */
async function playOn(
  { room, players }: Match,
  { most = Infinity, incidents = {} }: Course = {},
): Promise<number> {
  const kinds = new Set<Action['action']>();
  for (let made = 0; ; made += 1) {
    if (made === most) return made;
    await incidents[made]?.();
    const player = players[await whoseTurn(players)];
    if (!player) return made;
    const offers = player.table.sight?.offers ?? [];
    const place = pickInTheDungeon(offers, kinds, made);
    kinds.add(kindOf(offers[place]));
    if (made % BY_HAND_EVERY === 0) await decideByHand(player, 'mouse', place);
    else await decideAtOnce(player, room, place);
  }
}

async function decideAtOnce(player: Visitor, room: string, place: number) {
  const { table } = player;
  const before = table.sight;
  await Agent.of(player).decide(room, place);
  // To let a card be is a decision of which nothing is told.
  await table.until('it has happened', () => table.sight !== before || table.isOver);
}

function isOwnCard({ fact }: Event, seat: number | null): boolean {
  const told = fact as Fact;
  return told.event === 'card_drawn' && told.seat === seat && told.card !== null;
}
