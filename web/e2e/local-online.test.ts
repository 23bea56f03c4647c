/** What is played on this device meets the server: a match continues online, and past daily dungeons are practised here. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { press } from './support/input-methods.ts';
import { beginHere, hasLocalPlay, isAskedAlone, keepEverything, SKIPPED } from './support/local-player.ts';
import { inspect } from './support/page-checks.ts';
import { decide, variedPick } from './support/play.ts';
import { chooseCases } from './support/quick-or-full.ts';
import { noonOf, Server } from './support/server.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const ANA: VisitorOptions = {
  language: 'en',
  screen: 'wide',
  motion: 'reduce',
  settings: { speed: 'instant', highlights: false, name: 'Ana', playsHere: true },
};

/** So many turns are played before the match continues online. */
const TURNS = 2;

const EDITIONS = chooseCases(['welcome', 'back', 'raiders', 'masmorra'], ['welcome', 'raiders', 'masmorra']);

describe.skipIf(!hasLocalPlay)(`a match of this device (${SKIPPED})`, () => {
  const server = sharedServer();

  it.each(EDITIONS)('of %s continues online with a friend, and stays here', async (edition) => {
    const ana = await Visitor.arrive(server, ANA);
    const { table } = ana;
    await ana.table.followWorker(ana.page);
    await beginHere(ana, edition);
    await playSome(ana);
    const [here, before] = [table.table, positionOf(ana)];

    await press('mouse', ana.button('menu'));
    await press('mouse', ana.button('continue-online'));
    await table.until('the table is open', () => table.table !== here && table.room?.stage.stage === 'open');
    expect(await inspect(ana, 'a match that continues online', 'one-combination')).toEqual([]);
    const luis = await joinByLink(ana);
    await fillWithBots(ana);
    await press('mouse', ana.button('begin'));
    await table.until('the match goes on', () => table.snapshot !== null);

    expect(positionOf(ana)).toEqual(before);
    expect(holdersOf(ana).slice(0, 2)).toEqual(['Ana', 'Luis']);
    await luis.table.until('the friend sees it too', () => luis.table.snapshot !== null);
    expect(luis.table.snapshot?.turn).toEqual(before.turn);
    await decide(ana, 'keyboard', 0);
    await luis.table.until('the friend sees a decision', () => hasMoved(luis, before.events.length));

    await ana.visit(`/table/${here}`);
    await table.until('the match is still here', () => table.table === here && table.snapshot !== null);
    expect(positionOf(ana)).toEqual(before);
    await ana.leave();
    await luis.leave();
  });
});

describe.skipIf(!hasLocalPlay)(`the daily dungeon without the server (${SKIPPED})`, () => {
  const server = new Server();

  beforeAll(async () => {
    await server.open(noonOf('first'));
    // The deals of a day are made while the server runs.
    await fetch(`${server.url}/api/daily`);
    await server.kill();
    await server.start(noonOf('second'));
  });

  afterAll(() => server.close());

  it('says that today needs the server, and those of past days are practised here', async () => {
    const ana = await Visitor.arrive(server, { ...ANA, visit: 'line-breaks' });
    const { page, table } = ana;
    await table.followWorker(page);
    await keepEverything(ana);
    await ana.visit('/daily');
    await page.getByRole('region', { name: ana.ui('daily-yesterday'), exact: true }).waitFor();
    await ana.context.setOffline(true);
    await ana.visit('/daily');
    await page.getByText(ana.ui('daily-needs-server')).waitFor();
    expect(await page.getByText(ana.ui('daily-guest')).count()).toBe(0);
    const past = page.getByRole('region', { name: ana.ui('local-past'), exact: true });
    const practices = past.getByRole('button', { name: new RegExp(`^${ana.ui('daily-practise')}`) });
    expect(await practices.count()).toBe(3);
    expect(await inspect(ana, 'the daily dungeons offline', 'one-combination')).toEqual([]);

    await practices.nth(1).click();
    await table.until('the practice has begun', () => table.owes);
    expect(table.table).toMatch(/^herehere/);
    expect(table.room?.settings).toMatchObject({ practice: true, daily: expect.stringMatching(/^\d{4}-/) });
    await playSome(ana);
    await ana.leave();
  });

  it('says so in Spanish on a phone that has never seen one', async () => {
    const ana = await Visitor.arrive(server, {
      ...{ ...ANA, visit: 'line-breaks' },
      ...{ language: 'es', screen: 'phone', pointer: 'finger' },
    });
    await keepEverything(ana);
    await ana.context.setOffline(true);
    await ana.visit('/daily');
    await ana.page.getByText(ana.ui('daily-needs-server')).waitFor();
    expect(await ana.page.getByText(ana.ui('local-past'), { exact: true }).count()).toBe(0);
    expect(await inspect(ana, 'the daily dungeons offline', 'one-combination')).toEqual([]);
    await ana.leave();
  });
});

/** Plays some turns, until only the user is asked. */
async function playSome(visitor: Visitor) {
  const { table } = visitor;
  for (let turn = 0; turn < TURNS; turn += 1) {
    await table.until('the user is asked', () => table.owes);
    await decide(visitor, 'keyboard', variedPick(table.snapshot?.offers ?? [], turn));
  }
  await table.until('only the user is asked', () => isAskedAlone(visitor));
}

/** What must be the same online. Questions and tables have other ids there. */
function positionOf({ table }: Visitor) {
  const { view, turn, prompt, offers } = table.snapshot ?? {};
  const events = table.events.map(({ message }) => message);
  return { view, turn, prompt, offers, events, seat: table.seat };
}

function holdersOf({ table }: Visitor): string[] {
  return (table.room?.seats ?? []).map(({ holder }) => (holder.kind === 'nobody' ? '' : holder.name));
}

function hasMoved({ table }: Visitor, events: number): boolean {
  return table.events.length > events;
}

/** A friend follows the link and takes the first free seat. */
async function joinByLink(host: Visitor): Promise<Visitor> {
  const link = await host.page.getByLabel(host.ui('invite-link')).inputValue();
  const settings = { speed: 'instant', highlights: false, name: 'Luis' } as const;
  const friend = await Visitor.arrive(host.server, {
    ...{ language: 'es', screen: 'phone', pointer: 'finger', motion: 'reduce', settings },
  });
  await friend.visit(new URL(link).pathname);
  await press('finger', friend.button('arrival-sit'));
  await friend.table.until('the friend has a seat', () => friend.table.seat !== null);
  return friend;
}

async function fillWithBots(host: Visitor) {
  await host.table.until('the friend has a seat', () => holdersOf(host).includes('Luis'));
  for (let free = freeSeats(host); free > 0; free -= 1) {
    await press('mouse', host.button('bot-put').first());
    await host.table.until('a bot has a seat', () => freeSeats(host) < free);
  }
}

function freeSeats(visitor: Visitor): number {
  return holdersOf(visitor).filter((name) => name === '').length;
}
