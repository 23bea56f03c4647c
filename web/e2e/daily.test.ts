import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { press } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { noonOf, Server } from './support/server.ts';
import { Visitor } from './support/visitor.ts';

/** The result of a match is shown after its animations. */
const INSTANT = { settings: { speed: 'instant' } } as const;

async function playToTheEnd(player: HttpPlayer, room: string) {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const answer = await player.try(room, { do: 'decide', choice: 0 });
    if (answer === 'over') return;
    if (answer === 'refused') await pause(5);
  }
  throw new Error('the match does not end');
}

/** Each test continues the days of the one before, so a second try would begin elsewhere. */
describe('the daily dungeon', { timeout: 240_000, retry: 0 }, () => {
  const server = new Server();
  let ana: HttpPlayer;
  let room: string;

  beforeAll(async () => {
    await server.open(noonOf('first'));
    ana = await HttpPlayer.arrive(server, 'Ana');
    await ana.register('Ana');
  });

  afterAll(() => server.close());

  /** The card of a dungeon in the section of a day. */
  function card(visitor: Visitor, day: 'daily-today' | 'daily-yesterday', game: string) {
    const section = visitor.page.getByRole('region', { name: visitor.ui(day), exact: true });
    return section.getByRole('article', { name: new RegExp(visitor.ui(`shelf-${game}`)) });
  }

  it('is on the home page, and a guest learns that guests are not ranked', async () => {
    const visitor = await Visitor.arrive(server, { language: 'en', screen: 'phone', pointer: 'finger' });
    await visitor.visit('/');
    const open = visitor.page.getByRole('link', { name: new RegExp(visitor.ui('daily')) });
    await expect.poll(() => open.textContent()).toContain(visitor.ui('daily-card-open', { count: 3 }));
    await press('finger', open);
    await visitor.page.waitForURL('**/daily');
    await visitor.page.getByText(visitor.ui('daily-guest')).waitFor();
    await card(visitor, 'daily-today', 'masmorra').waitFor();
    expect(await inspect(visitor, 'the daily dungeons', 'every-combination')).toEqual([]);
    await visitor.leave();
  });

  it('is played by keyboard without undo, chat or invitation, and ends in the results', async () => {
    const visitor = await Visitor.arrive(server, { ...INSTANT, language: 'es', screen: 'wide', sameAs: ana });
    const { page } = visitor;
    await visitor.visit('/daily');
    const dungeon = card(visitor, 'daily-today', 'raiders');
    await dungeon.getByText(visitor.ui('daily-hidden', { finished: 0 })).waitFor();
    const play = dungeon.getByRole('button', { name: /^Jugar/ });
    await play.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/table/*');
    room = new URL(page.url()).pathname.split('/')[2] ?? '';
    await visitor.table.until('the match begins', () => visitor.table.snapshot !== null);
    expect(visitor.table.room?.settings.daily).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await page.getByText(visitor.ui('daily-no-chat')).or(visitor.tab('chat')).first().waitFor();
    await page.keyboard.press('m');
    await page.getByRole('dialog').waitFor();
    for (const id of ['undo', 'invite', 'leave', 'viewers'])
      expect(await visitor.button(id).count(), id).toBe(0);
    expect(await visitor.button('daily-give-up').count()).toBe(1);
    await page.keyboard.press('Escape');
    await playToTheEnd(ana, room);
    const results = visitor.link('daily-to-results');
    await results.waitFor();
    expect(await visitor.button('rematch').count()).toBe(0);
    await results.click();
    await page.waitForURL('**/daily');
    await dungeon.getByText(visitor.ui('daily-state-ranked', { rank: 1 })).waitFor();
    await dungeon.getByText(visitor.ui('daily-you', { name: 'Ana' })).waitFor();
    expect(await dungeon.getByRole('button', { name: /^Practicar/ }).count()).toBe(1);
    expect(await dungeon.getByRole('button', { name: /^Jugar/ }).count()).toBe(0);
    expect(await inspect(visitor, 'the results of today', 'every-combination')).toEqual([]);
    await visitor.leave();
  });

  it('hides the results from others, and lets them continue an attempt', async () => {
    const luis = await HttpPlayer.arrive(server, 'Luis');
    await luis.register('Luis');
    const begun = await luis.beginDaily('raiders');
    expect(begun).not.toBe(room);
    const visitor = await Visitor.arrive(server, { language: 'en', screen: 'phone', sameAs: luis });
    await visitor.visit('/daily');
    const dungeon = card(visitor, 'daily-today', 'raiders');
    await dungeon.getByText(visitor.ui('daily-hidden', { finished: 1 })).waitFor();
    expect(await dungeon.getByText('Ana').count()).toBe(0);
    await dungeon.getByRole('button', { name: /^Continue/ }).click();
    await visitor.page.waitForURL(`**/table/${begun}`);
    await visitor.leave();
  });

  it('can be practised and reviewed the day after, with its secret', async () => {
    await server.kill();
    await server.start(noonOf('second'));
    const visitor = await Visitor.arrive(server, { language: 'en', screen: 'wide', sameAs: ana });
    const { page } = visitor;
    await visitor.visit('/daily');
    const dungeon = card(visitor, 'daily-yesterday', 'raiders');
    await dungeon.getByText(visitor.ui('daily-unfinished', { count: 1 })).waitFor();
    const fair = page.getByText(visitor.ui('daily-fair'));
    await fair.click();
    await page
      .getByText(/Secret: [0-9a-f]{64}/)
      .first()
      .waitFor();
    expect(await page.getByText(/Secret: [0-9a-f]{64}/).count()).toBe(3);
    await dungeon.getByRole('link', { name: new RegExp(visitor.ui('daily-review')) }).click();
    await page.waitForURL(new RegExp(`/replay/${room}`));
    await visitor.tab('review').waitFor();
    await page.goBack();
    await dungeon.getByRole('button', { name: /^Practice/ }).click();
    await page.waitForURL('**/table/*');
    await visitor.table.until('the match begins', () => visitor.table.snapshot !== null);
    expect(visitor.table.room?.settings.practice).toBe(true);
    await visitor.visit('/daily');
    await fair.click();
    expect(await inspect(visitor, 'the day after')).toEqual([]);
    await visitor.leave();
  });
});
