import { beforeAll, describe, expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { press } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { playMatch } from './support/played-matches.ts';
import { STILL } from './support/replay.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

/** A review takes seconds of a core at the lowest priority, and tests use all cores. */
const PATIENCE_MS = 240_000;

describe('the review of a finished match', { timeout: PATIENCE_MS + 60_000 }, () => {
  let player: HttpPlayer;
  let room: string;

  beforeAll(async () => {
    player = await HttpPlayer.arrive(server, 'Ana');
    room = await playMatch(player, { game: 'raiders', bots: 2 });
  });

  async function open(options: VisitorOptions): Promise<Visitor> {
    const visitor = await Visitor.arrive(server, { sameAs: player, ...STILL, ...options });
    await visitor.visit(`/replay/${room}`);
    const isWide = options.screen === 'wide';
    if (isWide) await visitor.tab('review').click();
    else await press('finger', visitor.button('review'));
    await heading(visitor, 'review-summary').waitFor({ timeout: PATIENCE_MS });
    return visitor;
  }

  function heading({ page, words }: Visitor, id: string) {
    return page.getByRole('heading', { name: words.tell(id, {}), exact: true });
  }

  it('shows chances, costly decisions, luck and skill beside the board', async () => {
    const visitor = await open({ language: 'es', screen: 'wide', pointer: 'mouse' });
    for (const id of ['review-chances', 'review-moments', 'review-costly-mine', 'review-summary']) {
      expect(await heading(visitor, id).count(), id).toBe(1);
    }
    expect(await visitor.page.getByRole('table').count()).toBe(3);
    expect(await inspect(visitor, 'a review')).toEqual([]);
    await visitor.leave();
  });

  it('is one click away from the end of the match', async () => {
    const options = { language: 'en', screen: 'wide', pointer: 'mouse' } as const;
    const visitor = await Visitor.arrive(server, { sameAs: player, ...STILL, ...options });
    await visitor.visit(`/table/${room}`);
    await visitor.page.getByRole('link', { name: visitor.ui('review'), exact: true }).click();
    await heading(visitor, 'review-summary').waitFor({ timeout: PATIENCE_MS });
    await visitor.leave();
  });

  it('goes to any moment by slider and by key moment', async () => {
    const visitor = await open({ language: 'en', screen: 'wide', pointer: 'mouse' });
    const { page } = visitor;
    const slider = page.getByRole('slider', { name: visitor.ui('review-slider') });
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.url()).not.toContain('step=0');
    const told = await slider.getAttribute('aria-valuetext');
    expect(told).toContain('%');
    await page.keyboard.press('Home');
    await expect.poll(() => page.url()).toContain('step=0');
    const moments = page.getByRole('region', { name: visitor.ui('review-moments') });
    await moments.getByRole('button').last().click();
    await expect.poll(() => page.url()).not.toContain('step=0');
    await visitor.leave();
  });

  it('shows the position of a costly decision and lets anyone try it again, on a phone', async () => {
    const visitor = await open({ language: 'en', screen: 'phone', pointer: 'finger' });
    const { page } = visitor;
    expect(await inspect(visitor, 'a review')).toEqual([]);
    const whose = page.getByLabel(visitor.ui('review-decisions-of'));
    // Some seat has a costly decision: the bots choose at random.
    for (const seat of ['0', '1', '2']) {
      await whose.selectOption({ value: seat });
      if ((await visitor.button('review-show').count()) > 0) break;
    }
    await press('finger', visitor.button('review-show').first());
    await expect.poll(() => page.url()).toContain('eyes=seat:');
    await press('finger', visitor.button('review'));
    await whose.waitFor();
    for (const seat of ['0', '1', '2']) {
      await whose.selectOption({ value: seat });
      if ((await visitor.button('review-try-again').count()) > 0) break;
    }
    await press('finger', visitor.button('review-try-again').first());
    await page.waitForURL('**/table/*');
    await visitor.table.until('the match goes on', () => visitor.table.snapshot !== null);
    const settings = visitor.table.room?.settings;
    expect(settings?.origin?.room).toBe(room);
    expect(settings?.origin?.known_to).toBe(visitor.table.seat);
    expect(settings?.spectators.welcome).toBe(false);
    await visitor.leave();
  });
});
