import { expect, it } from 'vitest';

import { begin } from './support/begin-match.ts';
import { contradictingNames } from './support/page-checks.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** The most empty room between the board and the bar below it, as a share of the window. */
const EMPTY = 0.08;

/** A part of the board that must grow with the window. */
const PART: Record<string, string> = { welcome: '.party li', raiders: '.hand li' };

interface Measured {
  /** The share of the window between the lowest part of the board and the bar. */
  below: number;
  /** The share of the window's width that board and side column take. */
  across: number;
  partHeight: number;
  scrolls: boolean;
  /** How often the name of another player is shown on the page, without log and chat. */
  names: number;
}

async function measure(visitor: Visitor, part: string): Promise<Measured> {
  return visitor.page.evaluate(
    ({ part, ask }) => {
      const box = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`nothing matches ${selector}`);
        return element.getBoundingClientRect();
      };
      const bar = box(`main section[aria-label="${ask}"]`);
      const parts = Array.from(document.querySelectorAll(`main ${part}`), (one) =>
        one.getBoundingClientRect(),
      );
      const seen = document.querySelector('main') as HTMLElement;
      return {
        below: (bar.top - Math.max(...parts.map(({ bottom }) => bottom))) / window.innerHeight,
        across: (box('aside').right - bar.left) / window.innerWidth,
        partHeight: parts[0]?.height ?? 0,
        scrolls: document.documentElement.scrollHeight > window.innerHeight,
        names: Array.from(seen.querySelectorAll('.name')).filter((one) => one.textContent.trim() === 'Luis')
          .length,
      };
    },
    { part, ask: visitor.ui('ask') },
  );
}

it.each(['welcome', 'raiders'])(
  'the board of %s fills every window and shows each player once',
  async (game) => {
    const ana = await Visitor.arrive(server, {
      language: 'es',
      screen: 'wide',
      settings: { speed: 'instant' },
    });
    await begin(server, ana, { game, others: 1, bots: 2 });
    await ana.button('primer-known').click();
    const heights: number[] = [];
    for (const window of WINDOWS) {
      await ana.page.setViewportSize(window);
      const seen = await measure(ana, PART[game] ?? '');
      const where = `${game} at ${String(window.width)}`;
      expect(seen.below, `${where}: empty room`).toBeLessThan(EMPTY);
      expect(seen.across, `${where}: width`).toBeGreaterThan(0.95);
      expect(seen.scrolls, `${where}: scrolls`).toBe(false);
      expect(seen.names, `${where}: names of Luis`).toBe(1);
      heights.push(seen.partHeight);
    }
    const [small = 0] = heights;
    expect(heights.at(-1)).toBeGreaterThan(1.5 * small);
    expect(await contradictingNames(ana.page)).toEqual([]);
    await ana.leave();
  },
);

it('a phone shows the whole hand above the bar when a table is opened', async () => {
  const ana = await Visitor.arrive(server, {
    language: 'es',
    screen: 'phone',
    pointer: 'finger',
    settings: { speed: 'instant' },
  });
  await begin(server, ana, { game: 'raiders', others: 0, bots: 3 });
  await ana.page.locator('section.ask.lit').waitFor();
  const overlap = () =>
    ana.page.evaluate(() => {
      const bottom = document.querySelector('.hand ul')?.getBoundingClientRect().bottom ?? Infinity;
      return bottom - (document.querySelector('section.ask')?.getBoundingClientRect().top ?? 0);
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  await ana.leave();
});

it('a small phone shows the whole names of three bots in Welcome', async () => {
  const ana = await Visitor.arrive(server, {
    language: 'es',
    screen: 'phone',
    pointer: 'finger',
    settings: { speed: 'instant' },
  });
  await begin(server, ana, { game: 'welcome', options: { set: 'combined' }, others: 0, bots: 3 });
  await ana.page.getByRole('heading', { level: 1, name: ana.ui('shelf-combined'), exact: true }).waitFor();
  const names = ana.page.locator('.plate .name');
  await names.first().waitFor();
  const cut = await names.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent.trim()),
  );
  expect(cut).toEqual([]);
  await ana.leave();
});

it('a phone shows a chat message of another player over the board', async () => {
  const ana = await Visitor.arrive(server, {
    language: 'es',
    screen: 'phone',
    pointer: 'finger',
    settings: { speed: 'instant' },
  });
  const match = await begin(server, ana, { game: 'raiders', others: 1, bots: 1 });
  // Messages from before the page is shown count as read.
  await ana.button('menu').waitFor();
  await match.httpPlayers[1]?.ask(match.room, { do: 'say', text: 'Voy con el 5' });
  const line = ana.page.getByRole('status').getByRole('button', { name: 'Voy con el 5' });
  await line.waitFor();
  const box = await line.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await line.tap();
  await ana.page.getByRole('dialog').getByText('Voy con el 5').waitFor();
  await line.waitFor({ state: 'detached' });
  await ana.leave();
});
