/** Undo against bots on this device, by the rules of a server's table: what was revealed stays, except in practice. */
import { describe, expect, it } from 'vitest';

import { press } from './support/input-methods.ts';
import { arriveOffline, hasLocalPlay, SKIPPED } from './support/local-player.ts';
import { inspect } from './support/page-checks.ts';
import { decide } from './support/play.ts';
import { sharedServer } from './support/shared-server.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

const SETTINGS = { speed: 'instant', highlights: false, name: 'Ana', playsHere: true } as const;

/** The bots' cards decide whether the user bids again, so it can take several matches. */
const MOST_MATCHES = 8;

describe.skipIf(!hasLocalPlay)(`undo on this device (${SKIPPED})`, () => {
  it('is free as long as nothing was revealed since', async () => {
    const ana = await arriveOffline(server, { settings: SETTINGS });
    const { table } = ana;
    for (let match = 1; ; match += 1) {
      expect(match).toBeLessThan(MOST_MATCHES);
      await drawACard(ana);
      const known = table.snapshot?.number ?? 0;
      await decide(ana, 'mouse', 0);
      await table.until('the bot has played', () => table.owes && (table.snapshot?.number ?? 0) > known + 1);
      // If the bot passes, the user reveals the dungeon.
      if (table.snapshot?.prompt?.id === 'prompt-bid') break;
    }
    await expect.poll(() => button(ana).getAttribute('aria-disabled')).toBeNull();
    await press('mouse', button(ana));
    await table.until('the user places the card again', () => placesACard(ana));
    await ana.page.reload();
    await table.until('the page is back', () => table.lines > 1 && placesACard(ana));
    await ana.leave();
  });

  it('says why a card that was seen stays drawn', async () => {
    const phone: Partial<VisitorOptions> = { language: 'es', screen: 'phone', settings: SETTINGS };
    const ana = await arriveOffline(server, phone);
    await drawACard(ana);
    await expect.poll(() => button(ana).getAttribute('aria-disabled')).toBe('true');
    expect(await button(ana).getAttribute('title')).toBe(ana.ui('refusal-undo-revealed'));
    await button(ana).click({ force: true });
    await ana.page.getByRole('status').getByText(ana.ui('refusal-undo-revealed')).waitFor();
    expect(placesACard(ana)).toBe(true);
    expect(await inspect(ana, 'an undo on this device', 'one-combination')).toEqual([]);
    await ana.leave();
  });

  it('goes behind a draw in practice', async () => {
    const ana = await arriveOffline(server, { settings: SETTINGS });
    await drawACard(ana, 'practice');
    await press('mouse', button(ana));
    await ana.table.until('the question is back', () => ana.table.snapshot?.prompt?.id === 'prompt-bid');
    await ana.leave();
  });
});

const button = (ana: Visitor) =>
  ana.page.getByRole('main').getByRole('button', { name: ana.ui('undo'), exact: true });

const placesACard = (ana: Visitor) => ana.table.snapshot?.prompt?.id === 'prompt-place';

/** Begins matches against one bot by the form, until the user bids, and draws a card. */
async function drawACard(ana: Visitor, kind: 'practice' | 'usual' = 'usual') {
  const { page, table } = ana;
  for (let match = 0; match < MOST_MATCHES; match += 1) {
    const before = table.table;
    await ana.visit('/new/welcome');
    await page.getByRole('radio', { name: '2', exact: true }).press('Space');
    if (kind === 'practice')
      await page.getByRole('switch', { name: ana.ui('practice'), exact: true }).press('Space');
    await press('mouse', ana.button('shelf-play'));
    await table.until('the turn has come', () => table.table !== before && table.owes);
    if (table.snapshot?.prompt?.id !== 'prompt-bid') continue;
    await decide(ana, 'mouse', 0);
    await table.until('a card is drawn', () => placesACard(ana));
    return;
  }
  throw new Error('the bot passed in every match');
}
