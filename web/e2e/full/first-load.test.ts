import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { HttpPlayer } from '../support/http-player.ts';
import { sharedServer } from '../support/shared-server.ts';
import { Visitor } from '../support/visitor.ts';

const server = sharedServer();

const MOST_HOME_KIB = 150;
const MOST_TABLE_KIB = 350;
/** The minimum size of a board, so that one in the common chunk would be noticed. */
const LEAST_BOARD_KIB = 15;

describe('the first load', () => {
  it(`of the home page takes less than ${String(MOST_HOME_KIB)} KiB`, async ({ annotate }) => {
    const home = await firstLoad('/');
    await annotate(`home: ${kib(total(home))} in ${String(home.size)} files`);
    expect(total(home) / 1024).toBeLessThan(MOST_HOME_KIB);
  });

  it.each([
    ['welcome', 2],
    ['raiders', 3],
    ['masmorra', 2],
  ])(`of a table of %s takes less than ${String(MOST_TABLE_KIB)} KiB`, async (game, seats) => {
    const table = await firstLoad(await tableOf(game, seats));
    expect(total(table) / 1024).toBeLessThan(MOST_TABLE_KIB);
  });

  it('includes a board only at a table of its game', async ({ annotate }) => {
    const home = await firstLoad('/');
    const welcome = await firstLoad(await tableOf('welcome', 2));
    const raiders = await firstLoad(await tableOf('raiders', 3));
    for (const [one, other] of [
      [welcome, raiders],
      [raiders, welcome],
    ] as const) {
      const own = [...one].filter(([file]) => isScript(file) && !other.has(file) && !home.has(file));
      await annotate(`${kib(total(one))}, of which ${kib(total(new Map(own)))} are for this game alone`);
      expect(total(new Map(own)) / 1024).toBeGreaterThan(LEAST_BOARD_KIB);
    }
  });
});

/** The files of a first visit with their transferred bytes, headers included. */
type Load = Map<string, number>;

/** Visits an address for the first time. Background requests of the service worker do not count. */
async function firstLoad(address: string): Promise<Load> {
  const visitor = await Visitor.arrive(server, { language: 'es', screen: 'phone' });
  const requests: Request[] = [];
  visitor.context.on('requestfinished', (request) => {
    if (request.serviceWorker() === null) requests.push(request);
  });
  await visitor.visit(address);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.waitForLoadState('networkidle');
  const load: Load = new Map();
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    load.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize);
  }
  await visitor.leave();
  return load;
}

/** Opens a public match between bots. */
async function tableOf(game: string, seats: number): Promise<string> {
  const host = await HttpPlayer.arrive(server, 'Ana');
  const bots = Array.from({ length: seats }, () => ({ for: 'bot', bot: 'random' }) as const);
  const room = await host.open({ game, seats: bots });
  await host.ask(room, { do: 'begin' });
  await host.leave();
  return `/table/${room}`;
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function total(load: Load): number {
  return [...load.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
