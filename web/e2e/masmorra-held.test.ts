import { expect, it } from 'vitest';

import { begin, playByHttp } from './support/begin-match.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

/** What the page offered at some moment. */
interface Shown {
  isAnimated: boolean;
  offers: number;
}

/** Records after each change whether something is animated, and how many offers the board shows. */
async function record(visitor: Visitor) {
  const names = { steps: visitor.ui('by-steps'), resume: visitor.ui('resume') };
  await visitor.page.evaluate(({ steps, resume }) => {
    const shown: Shown[] = [];
    Object.assign(window, { shown });
    const look = () => {
      const pacing = `main button:is([aria-label="${steps}"], [aria-label="${resume}"])`;
      const isAnimated = document.querySelector(pacing) !== null;
      shown.push({ isAnimated, offers: document.querySelectorAll('main .offer').length });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  }, names);
}

it("a question in another player's turn of Masmorra comes after what led to it is animated", async () => {
  const ana = await Visitor.arrive(server, { language: 'en', screen: 'wide', settings: { speed: 'normal' } });
  const options = { start: 'second' };
  const match = await begin(server, ana, { game: 'masmorra', options, others: 1 });
  await record(ana);
  const { table } = ana;
  // Ana passes, and Luis takes the first offer, until Ana is asked after Luis has rolled.
  const passes = () =>
    Math.max(
      0,
      (table.snapshot?.offers ?? []).findIndex(({ action }) => isPass(action)),
    );
  const hasRolled = () => table.events.some(({ fact }) => (fact as { event: string }).event === 'rolled');
  await playByHttp(
    ana,
    match,
    () => hasRolled() && table.owes,
    (seat) => (seat === 0 ? passes() : 0),
  );
  await ana.page.locator('section.ask.lit').waitFor();
  await ana.page.locator('main .offer').first().waitFor();
  const shown = await ana.page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);
  expect(shown.filter(({ isAnimated }) => isAnimated).length).toBeGreaterThan(0);
  expect(shown.filter(({ isAnimated, offers }) => isAnimated && offers > 0)).toEqual([]);
  await ana.leave();
});

function isPass(action: unknown): boolean {
  return (action as { action: string }).action === 'pass';
}
