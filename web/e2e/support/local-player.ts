/** Plays on the device of a visitor, without a server. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect } from 'vitest';

import { press, type InputMethod } from './input-methods.ts';
import { playMasmorra } from './masmorra-board.ts';
import { decide, expectResult, playToTheEnd, variedPick } from './play.ts';
import type { Address } from './server.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

const MODULE = fileURLToPath(new URL('../../src/local/generated/antorcha.wasm', import.meta.url));

/** Whether the pages can play without a server. */
export const hasLocalPlay = existsSync(MODULE);

export const SKIPPED = 'skipped unless `cargo xtask wasm` has built the module';

const KEYS: InputMethod = 'keyboard';

/** So many turns are played before the page is reloaded. */
const TURNS_BEFORE_RELOAD = 2;

/** Visits once, until everything is on the device, and goes offline. */
export async function arriveOffline(
  server: Address,
  options: Partial<VisitorOptions> = {},
): Promise<Visitor> {
  const settings = { speed: 'instant', highlights: false, name: 'Ana' } as const;
  const visitor = await Visitor.arrive(server, {
    ...{ language: 'en', screen: 'wide', motion: 'reduce', visit: 'line-breaks', settings },
    ...options,
  });
  await visitor.table.followWorker(visitor.page);
  await keepEverything(visitor);
  await visitor.context.setOffline(true);
  return visitor;
}

export async function keepEverything(visitor: Visitor) {
  await visitor.visit('/local');
  const { page } = visitor;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[data-readiness="ready"]').waitFor({ timeout: 60_000 });
}

/** Begins a match against bots from the home page. */
export async function beginHere(visitor: Visitor, edition: string) {
  const { table } = visitor;
  const before = table.table;
  await visitor.visit('/');
  await press(KEYS, visitor.button('shelf-play-name', { name: visitor.ui(`shelf-${edition}`) }));
  await table.until('the match has begun', () => table.table !== before && table.snapshot !== null);
}

/** Reloads the page in the middle of a match. The position is the same. */
export async function reloadHere(visitor: Visitor) {
  const { table, page } = visitor;
  // As long as bots decide at the same time, the position changes.
  await table.until('only the user is asked', () => isAskedAlone(visitor));
  const [view, lines] = [table.snapshot?.view, table.lines];
  await page.reload();
  await table.until('the page is back', () => table.lines > lines && table.received.at(-1) !== undefined);
  await table.until('only the user is asked again', () => isAskedAlone(visitor));
  expect(table.snapshot?.view).toEqual(view);
}

/** Whether only the user is asked, so that no bot changes the position. */
export function isAskedAlone({ table }: Visitor): boolean {
  const turn = table.snapshot?.turn;
  return table.isOver || (table.owes && turn?.turn === 'decide' && turn.owe.length === 1);
}

/** Plays some turns, reloads, and plays to the end. */
export async function playHere(visitor: Visitor, edition: string) {
  await beginHere(visitor, edition);
  for (let turn = 0; turn < TURNS_BEFORE_RELOAD; turn += 1) {
    await visitor.table.until('the user is asked', () => visitor.table.owes || visitor.table.isOver);
    if (visitor.table.isOver) break;
    await decide(visitor, KEYS, variedPick(visitor.table.snapshot?.offers ?? [], turn));
  }
  await reloadHere(visitor);
  if (edition === 'masmorra') await playMasmorra(visitor, KEYS);
  else await playToTheEnd(visitor, KEYS);
  await expectResult(visitor, KEYS);
}
