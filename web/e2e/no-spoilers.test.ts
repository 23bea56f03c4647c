import { expect, it } from 'vitest';

import { begin, playByHttp } from './support/begin-match.ts';
import { press } from './support/input-methods.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

const STEPS = 8;

/** What the page showed at some moment. */
interface Shown {
  bar: string;
  title: string;
  isAnimated: boolean;
  /** The players who are lit on the board. */
  lit: string[];
}

/** Records what the page shows after each change. */
async function record(visitor: Visitor) {
  const names = { ask: visitor.ui('ask'), steps: visitor.ui('by-steps'), resume: visitor.ui('resume') };
  await visitor.page.evaluate(({ ask, steps, resume }) => {
    const shown: Shown[] = [];
    Object.assign(window, { shown });
    const look = () => {
      const bar = document.querySelector(`main section[aria-label="${ask}"]`)?.textContent ?? '';
      const pacing = `main button:is([aria-label="${steps}"], [aria-label="${resume}"])`;
      const isAnimated = document.querySelector(pacing) !== null;
      const lit = Array.from(document.querySelectorAll('main .acts .name'), (name) => name.textContent);
      shown.push({ bar: bar.replaceAll(/\s+/g, ' '), title: document.title, isAnimated, lit });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, names);
}

function recorded({ page }: Visitor): Promise<Shown[]> {
  return page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);
}

it('nothing tells how an animation ends before it has ended, and the skipped part is summed up', async () => {
  const ana = await Visitor.arrive(server, { language: 'en', screen: 'wide', settings: { speed: 'normal' } });
  const match = await begin(server, ana, { game: 'welcome', others: 1 });
  await record(ana);
  // Ana always passes, so Luis enters the dungeon twice and wins.
  const isMine = (seat: number) => seat === 0;
  await playByHttp(
    ana,
    match,
    () => false,
    (seat) => (isMine(seat) ? { action: 'pass' } : 0),
  );
  expect(ana.table.isOver).toBe(true);
  await ana.button('skip').first().waitFor();
  await press('mouse', ana.button('by-steps'));
  for (let step = 0; step < STEPS; step += 1) {
    const before = (await recorded(ana)).length;
    await press('mouse', ana.button('next-step'));
    await expect.poll(async () => (await recorded(ana)).length).toBeGreaterThan(before);
  }
  await press('mouse', ana.button('skip').first());
  await ana.page.getByRole('region', { name: ana.ui('ending'), exact: true }).waitFor();
  await ana.page.getByRole('status').getByText('Luis').first().waitFor();

  const animated = (await recorded(ana)).filter(({ isAnimated }) => isAnimated);
  const over = ana.ui('title-over', { game: '' }).trim();
  const turn = ana.ui('your-turn');
  expect(animated.length).toBeGreaterThan(STEPS);
  expect(animated.filter(({ bar }) => bar.includes(ana.ui('match-over')))).toEqual([]);
  expect(animated.filter(({ title }) => title.includes(over))).toEqual([]);
  expect(animated.filter(({ bar, lit }) => bar.includes(turn) && lit.includes('Luis'))).toEqual([]);
  await ana.leave();
});
