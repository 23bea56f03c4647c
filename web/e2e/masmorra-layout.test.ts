import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';

import { inspect } from './support/page-checks.ts';
import { press } from './support/input-methods.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** Whether an element is in the window as a whole. */
async function isInView(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
  });
}

it('scores, map, dice, tabs and question of Masmorra are in view, and a hero is shown enlarged', async () => {
  const visitor = await Visitor.arrive(server, {
    language: 'es',
    screen: 'wide',
    settings: { speed: 'instant' },
    emptyWindows: 'passed',
  });
  const { page } = visitor;
  await visitor.visit('/');
  await press('mouse', visitor.button('shelf-play-name', { name: visitor.ui('shelf-masmorra') }));
  await page.locator('section.ask.lit').waitFor();
  const heights: number[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const high = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(high, `the page at ${String(size.width)}`).toBe(size.height);
    const scores = page.locator('.whole > ul');
    const map = page.locator('.map section.window');
    for (const thing of [scores, map, page.locator('section.ask'), visitor.tab('chat')])
      expect(await isInView(thing)).toBe(true);
    expect(await scores.getByRole('listitem').count()).toBe(visitor.table.room?.seats.length);
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    expect((width * height) / (size.width * size.height)).toBeGreaterThan(0.4);
    heights.push((await scores.boundingBox())?.height ?? 0);
  }
  const [small = 0] = heights;
  expect(heights.at(-1)).toBeGreaterThan(1.3 * small);
  for (const tab of ['heroes', 'log', 'chat', 'treasure']) {
    const button = page.locator(`[role=tab][data-panel=${tab}]`);
    await press('mouse', button);
    expect(await button.getAttribute('aria-selected')).toBe('true');
  }
  await page.locator('.whole > ul > li').first().hover();
  await page.locator('.enlarged[popover]').waitFor();
  await page.mouse.move(1, 1);
  await page.locator('.enlarged[popover]').waitFor({ state: 'detached' });
  expect(await inspect(visitor, 'masmorra', 'one-combination')).toEqual([]);
  await visitor.leave();
});
