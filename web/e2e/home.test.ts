import { expect, it } from 'vitest';

import { sharedServer } from './support/shared-server.ts';
import { Visitor, type Screen } from './support/visitor.ts';

const server = sharedServer();

const EDITION_IDS = ['welcome', 'back', 'raiders', 'masmorra'];

/** Layout shifts up to this sum are not noticed. */
const MOST_SHIFT = 0.05;

it.each<Screen>(['phone', 'wide'])(
  'the text of the home page keeps its place on a %s screen',
  async (screen) => {
    const visitor = await Visitor.arrive(server, { language: 'es', screen });
    const { page } = visitor;
    let release = () => {};
    const fontsMayCome = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await fontsMayCome;
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      const sum = window as unknown as { shifted: number };
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) sum.shifted += (entry as unknown as { value: number }).value;
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    // The page is not complete before its fonts.
    await page.goto('/', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    expect(await page.evaluate(() => document.fonts.check('700 1em Almendra'))).toBe(false);
    release();
    await page.waitForFunction(
      () => document.fonts.check('700 1em Almendra') && document.fonts.status === 'loaded',
    );
    await page.getByRole('heading', { name: visitor.ui('lobby-open') }).waitFor();
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThan(MOST_SHIFT);
    await visitor.leave();
  },
);

it('a phone shows games on its first screen, each with one way to learn it', async () => {
  const visitor = await Visitor.arrive(server, { language: 'en', screen: 'phone', pointer: 'finger' });
  await visitor.visit('/');
  for (const id of EDITION_IDS) {
    const tile = visitor.page.getByRole('article', { name: visitor.ui(`shelf-${id}`), exact: true });
    await tile.waitFor();
    expect(await tile.getByRole('button', { name: visitor.ui('learn') }).count()).toBe(1);
  }
  const learn = visitor.page.getByRole('button', { name: visitor.ui('learn') });
  expect(await learn.count()).toBe(EDITION_IDS.length);
  const plays = visitor.page.getByRole('button', { name: new RegExp(`^${visitor.ui('shelf-play')}`) });
  const seen = await plays.evaluateAll(
    (buttons) => buttons.filter((one) => one.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
  expect(seen).toBeGreaterThanOrEqual(2);
  await visitor.leave();
});
