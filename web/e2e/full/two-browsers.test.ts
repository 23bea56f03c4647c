import { describe, expect, it } from 'vitest';

import type { Event, ServerMessage, Offer } from '../../src/wire/index.ts';
import { press } from '../support/input-methods.ts';
import {
  reload,
  expectAllEvents,
  killAndRestart,
  playTogether,
  waitForBots,
  updatesWithoutNews,
} from '../support/several-players.ts';
import { expectResult, type Pick } from '../support/play.ts';
import { ownServer } from '../support/shared-server.ts';
import { Visitor } from '../support/visitor.ts';
import type { Leak } from '../secrets/leaks.ts';
import { leaksOfRaiders } from '../secrets/raiders.ts';
import { leaksOfWelcome } from '../secrets/welcome.ts';

const server = ownServer();

/** Two players and a spectator at the same table. */
interface Party {
  host: Visitor;
  guest: Visitor;
  watcher: Visitor;
}

/** A game, how it is played here, and its secrets. */
interface Story {
  game: string;
  leaksOf: (received: readonly ServerMessage[], observer: number | null) => Leak[];
  pick: Pick;
  isSecret: (event: Event, seat: number | null) => boolean;
}

/** Opens a table for two people, by game. */
const OPENINGS: Record<string, (host: Visitor) => Promise<void>> = {
  welcome: inviteFromHome,
  raiders: setUpWithChosenCharacters,
};

/** After how many decisions the interruptions happen. */
const RELOAD_AFTER = 5;
const KILL_AFTER = 9;

describe.each<Story>([
  { game: 'welcome', leaksOf: leaksOfWelcome, pick: pickInWelcome, isSecret: isWelcomeSecret },
  { game: 'raiders', leaksOf: leaksOfRaiders, pick: pickInRaiders, isSecret: isRaidersSecret },
])('two browsers and a spectator at a table of $game', ({ game, leaksOf, pick, isSecret }) => {
  it('play to the end through a reload and a killed server, and no socket receives a secret', async () => {
    const party = await gather(game);
    const everyone = [party.host, party.guest, party.watcher];
    const players = [party.host, party.guest];

    const made = await playTogether(players, pick, {
      [RELOAD_AFTER]: () => waitForBots(everyone).then(() => reload(party.guest)),
      [KILL_AFTER]: () => waitForBots(everyone).then(() => killAndRestart(server, everyone)),
    });
    expect(made).toBeGreaterThan(KILL_AFTER);
    for (const visitor of everyone) await expectResult(visitor, 'mouse');
    for (const visitor of everyone) expectAllEvents(visitor.table.events);
    expect(new Set(everyone.map(({ table }) => JSON.stringify(table.room?.stage))).size).toBe(1);

    // There were secrets, and their owners received them.
    for (const { table } of players)
      expect(table.events.some((event) => isSecret(event, table.seat))).toBe(true);
    for (const { table } of everyone) {
      const messages = table.received.map(({ message }) => message);
      expect(leaksOf(messages, table.seat)).toEqual([]);
      expect(updatesWithoutNews(messages)).toEqual([]);
    }
    for (const visitor of everyone) await visitor.leave();
  });
});

/** One opens the table, one sits down by its link, and one watches by the same link. */
async function gather(game: string): Promise<Party> {
  const options = { screen: 'wide', settings: { speed: 'instant' }, visit: 'line-breaks' } as const;
  const host = await Visitor.arrive(server, { ...options, language: 'en' });
  const guest = await Visitor.arrive(server, { ...options, language: 'es', screen: 'phone' });
  const watcher = await Visitor.arrive(server, { ...options, language: 'es', screen: 'tablet' });
  await OPENINGS[game]?.(host);
  const link = await host.page.getByLabel(host.ui('invite-link')).inputValue();
  await guest.visit(link);
  await press('mouse', guest.button('sit-here').first());
  await watcher.visit(link);
  await watcher.table.until('the spectator is at the table', () => watcher.table.room !== null);
  await press('mouse', host.button('begin'));
  for (const { table } of [host, guest, watcher]) {
    await table.until('the match has begun', () => table.snapshot !== null);
  }
  expect([host.table.seat, guest.table.seat, watcher.table.seat]).toEqual([0, 1, null]);
  return { host, guest, watcher };
}

async function inviteFromHome(host: Visitor) {
  const name = host.ui('shelf-welcome');
  await host.visit('/');
  await press('mouse', host.button('shelf-invite-name', { name }));
  await host.page.getByRole('dialog').getByText('2', { exact: true }).click();
  await press('mouse', host.button('invite-open'));
  await host.page.waitForURL('**/table/*');
}

/** Characters are chosen, so that one has a torch to light; a bot takes the third seat. */
async function setUpWithChosenCharacters(host: Visitor) {
  const { page } = host;
  await host.visit('/new/raiders');
  await page
    .getByRole('group', { name: host.ui('new-seats'), exact: true })
    .getByText('3', { exact: true })
    .click();
  await page.getByText(host.ui('new-options-more', { count: 3 })).click();
  await page.locator('label', { has: page.locator('input[value="chosen"]') }).click();
  await press('mouse', host.button('new-open'));
  await page.waitForURL('**/table/*');
  await press('mouse', host.button('bot-put').last());
  await host.table.until('the bot sits', () => host.table.room?.seats[2]?.holder.kind === 'bot');
}

/** Draws and places often enough to have secrets, and passes often enough to end the match. */
function pickInWelcome(offers: Offer[], turn: number): number {
  const named = (name: string) => offers.findIndex(({ action }) => nameOf(action) === name);
  if (named('pass') >= 0) return turn % 6 < 4 ? Math.max(named('draw'), 0) : named('pass');
  if (named('add') >= 0) return turn % 4 < 2 ? named('add') : Math.max(named('sacrifice'), 0);
  return turn % offers.length;
}

/** Takes the Explorer, who has a torch, and lights it at once. */
function pickInRaiders(offers: Offer[], turn: number): number {
  const torch = offers.findIndex(({ action }) => nameOf(action) === 'light_torch');
  const explorer = offers.findIndex(({ action }) => JSON.stringify(action).includes('explorer'));
  if (torch >= 0) return torch;
  return explorer >= 0 ? explorer : turn % offers.length;
}

function nameOf(action: unknown): string {
  return (action as { action: string }).action;
}

function isWelcomeSecret({ fact }: Event, seat: number | null): boolean {
  const drew = fact as { event: string; seat?: number; monster?: string | null };
  return drew.event === 'drew' && drew.seat === seat && typeof drew.monster === 'string';
}

function isRaidersSecret({ fact }: Event, seat: number | null): boolean {
  const sealed = fact as { event: string; seat?: number; card?: string | null };
  return sealed.event === 'sealed' && sealed.seat === seat && typeof sealed.card === 'string';
}
