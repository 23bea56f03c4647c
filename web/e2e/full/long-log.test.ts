import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';

import late from '../../src/games/masmorra/fixtures/late.json' with { type: 'json' };
import { RecordedConnection, type Recorded } from '../support/recorded-connection.ts';
import { sharedServer } from '../support/shared-server.ts';
import { Visitor } from '../support/visitor.ts';

const LATE = late as unknown as Recorded;

/** The log shows so many lines at least, and at most twice as many for long. */
const STRETCH = 60;

/** How long there may be more of them. */
const SOON_MS = 500;

const server = sharedServer();

it('the log of a long match follows its end, leaves out what is old and brings it back', async () => {
  const settings = { speed: 'instant' } as const;
  const visitor = await Visitor.arrive(server, { language: 'en', screen: 'wide', settings });
  const line = await RecordedConnection.sitDown(visitor, LATE, 'masmorra', 4);
  const box = visitor.page.getByRole('region', { name: 'Log' });
  const lines = box.getByRole('listitem');

  // What someone has gone to by keyboard stays.
  const why = lines.first().getByRole('button');
  await why.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
  for (let time = 0; time < 4; time += 1) await play(line);
  await visitor.page.waitForTimeout(2 * SOON_MS);
  expect(await lines.count()).toBeGreaterThan(2 * STRETCH);
  expect(await why.evaluate((button) => button === document.activeElement)).toBe(true);
  await why.blur();
  await play(line);
  await expect.poll(() => lines.count()).toBeLessThanOrEqual(2 * STRETCH);
  await expect.poll(() => fromEnd(box)).toBeLessThan(2);

  // Whoever reads above is left alone.
  await box.evaluate((element) => (element.scrollTop = 200));
  await visitor.page.getByRole('button', { name: 'To the newest' }).waitFor();
  const count = await lines.count();
  await play(line);
  await expect.poll(() => lines.count()).toBeGreaterThan(count);
  expect(await box.evaluate(({ scrollTop }) => scrollTop)).toBe(200);

  const first = await lines.first().innerText();
  const shown = await lines.count();
  await box.evaluate((element) => (element.scrollTop = 0));
  const before = await fromEnd(box);
  await visitor.page.getByRole('button', { name: 'Show what happened earlier' }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(shown);
  expect(await lines.nth((await lines.count()) - shown).innerText()).toBe(first);
  expect(Math.abs((await fromEnd(box)) - before)).toBeLessThan(2);

  await visitor.page.getByRole('button', { name: 'To the newest' }).click();
  await expect.poll(() => lines.count()).toBe(STRETCH);
  await expect.poll(() => fromEnd(box)).toBeLessThan(2);
  expect(await line.welcomes()).toBe(1);
  await visitor.context.close();
});

async function play(line: RecordedConnection) {
  await line.prepareBeginning();
  await line.tell();
  for (const update of LATE.updates) {
    await line.prepare(update);
    await line.tell();
  }
}

function fromEnd(box: Locator): Promise<number> {
  return box.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
}
