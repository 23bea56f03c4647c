import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';

import late from '../../src/games/masmorra/fixtures/late.json' with { type: 'json' };
import { RecordedConnection, type Recorded } from '../support/recorded-connection.ts';
import { sharedServer } from '../support/shared-server.ts';
import { Visitor } from '../support/visitor.ts';

const LATE = late as unknown as Recorded;

/** The minimum number of shown events; twice as many are shown only for a short time. */
const STRETCH = 60;

/** How often the recorded updates are played to fill the log. */
const MOST_PLAYS = 20;

/** How long more than that may be shown. */
const SOON_MS = 500;

const server = sharedServer();

it('the log of a long match follows its end, removes old events and loads them again', async () => {
  const settings = { speed: 'instant' } as const;
  const visitor = await Visitor.arrive(server, { language: 'en', screen: 'wide', settings });
  const connection = await RecordedConnection.sitDown(visitor, LATE, 'masmorra', 4);
  const box = visitor.page.getByRole('region', { name: 'Log' });
  const lines = box.getByRole('listitem');

  await visitor.tab('log').click();
  // Events are kept while the log has the focus.
  const why = lines.first().getByRole('button');
  await why.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
  for (let time = 0; time < MOST_PLAYS && (await lines.count()) <= 2 * STRETCH; time += 1)
    await play(connection);
  await visitor.page.waitForTimeout(2 * SOON_MS);
  expect(await lines.count()).toBeGreaterThan(2 * STRETCH);
  expect(await why.evaluate((button) => button === document.activeElement)).toBe(true);
  await why.blur();
  await play(connection);
  await expect.poll(() => lines.count()).toBeLessThanOrEqual(2 * STRETCH);
  await expect.poll(() => fromEnd(box)).toBeLessThan(2);

  // Events are kept while the user reads earlier ones.
  await box.evaluate((element) => (element.scrollTop = 200));
  await visitor.page.getByRole('button', { name: 'Jump to latest' }).waitFor();
  const count = await lines.count();
  await play(connection);
  await expect.poll(() => lines.count()).toBeGreaterThan(count);
  expect(await box.evaluate(({ scrollTop }) => scrollTop)).toBe(200);

  const first = await lines.first().innerText();
  const shown = await lines.count();
  await box.evaluate((element) => (element.scrollTop = 0));
  const before = await fromEnd(box);
  await visitor.page.getByRole('button', { name: 'Show earlier events' }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(shown);
  expect(await lines.nth((await lines.count()) - shown).innerText()).toBe(first);
  expect(Math.abs((await fromEnd(box)) - before)).toBeLessThan(2);

  await visitor.page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect.poll(() => lines.count()).toBe(STRETCH);
  await expect.poll(() => fromEnd(box)).toBeLessThan(2);
  expect(await connection.welcomes()).toBe(1);
  await visitor.context.close();
});

async function play(connection: RecordedConnection) {
  await connection.prepareBeginning();
  await connection.deliver();
  for (const update of LATE.updates) {
    await connection.prepare(update);
    await connection.deliver();
  }
}

function fromEnd(box: Locator): Promise<number> {
  return box.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
}
