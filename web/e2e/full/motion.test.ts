import { describe, expect, it } from 'vitest';

import { sharedServer } from '../support/shared-server.ts';
import { begin, playByHttp } from '../support/begin-match.ts';
import { Visitor, type VisitorOptions } from '../support/visitor.ts';

const server = sharedServer();

/** Different speed and motion settings. */
const PACES: Pick<VisitorOptions, 'motion' | 'settings'>[] = [
  { settings: { speed: 'normal' } },
  { settings: { speed: 'fast' } },
  { settings: { speed: 'instant' } },
  { settings: { speed: 'normal' }, motion: 'reduce' },
];

const STEP_MS = 2_000;

describe.each([
  { game: 'welcome', others: 1, looks: 3 },
  { game: 'raiders', others: 2, looks: 3 },
])('a match of $game', ({ game, others, looks }) => {
  it('ends in the same position at every speed, and without motion', async () => {
    const player = await Visitor.arrive(server, {
      language: 'en',
      screen: 'wide',
      settings: { speed: 'instant' },
    });
    const match = await begin(server, player, { game, others });
    const watchers = await Promise.all(
      PACES.map((pace) => Visitor.arrive(server, { ...pace, language: 'en', screen: 'wide' })),
    );
    for (const { page } of watchers) {
      await page.clock.install();
      await page.goto(`/table/${match.room}`);
    }

    for (let look = 0; look < looks; look += 1) {
      const number = player.table.snapshot?.number ?? 0;
      await playByHttp(player, match, () => (player.table.snapshot?.number ?? 0) > number + 12);
      const shown = await Promise.all(watchers.map((watcher) => shownAtRest(watcher, player)));
      for (const position of shown.slice(1)) expect(position).toBe(shown[0]);
    }
    for (const visitor of [player, ...watchers]) await visitor.leave();
  });
});

/** Returns the text of the table, screen reader text included, after all animations. */
async function shownAtRest(watcher: Visitor, player: Visitor): Promise<string> {
  const { page, table } = watcher;
  await table.until(
    'the newest event has arrived',
    () => table.snapshot?.number === player.table.snapshot?.number,
  );
  const skip = watcher.button('skip').first();
  // Advance the clock in steps that are shorter than the ping interval.
  do await page.clock.runFor(STEP_MS);
  while (await skip.isVisible());
  return page.getByRole('main').ariaSnapshot();
}
