import { beforeAll, describe, expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { press } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { playMatch } from './support/played-matches.ts';
import { STILL } from './support/replay.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

describe('what a player could know of hidden cards', { timeout: 120_000 }, () => {
  let player: HttpPlayer;
  let room: string;

  beforeAll(async () => {
    player = await HttpPlayer.arrive(server, 'Ana');
    room = await playMatch(player, { game: 'welcome', bots: 2 });
  });

  async function open(options: VisitorOptions, step: number): Promise<Visitor> {
    const visitor = await Visitor.arrive(server, { sameAs: player, ...STILL, ...options });
    await visitor.visit(`/replay/${room}?step=${String(step)}&eyes=all`);
    if (options.screen === 'wide') await visitor.tab('review').click();
    else await press('finger', visitor.button('review'));
    await bars(visitor).first().waitFor();
    return visitor;
  }

  function panel({ page, words }: Visitor) {
    return page.getByRole('region', { name: words.tell('beliefs', {}) });
  }

  /** The chances of the open places. */
  function bars(visitor: Visitor) {
    return panel(visitor).locator('details[open] li');
  }

  /** What the server tells about the shown step. */
  async function told(visitor: Visitor, act: () => Promise<unknown>): Promise<string[]> {
    const answered = visitor.page.waitForResponse(/\/review\/beliefs/);
    await act();
    const body = (await (await answered).json()) as {
      beliefs: { places: { cards: { chance: number }[] }[] };
    };
    const { cards = [] } = body.beliefs.places[0] ?? {};
    return cards.map(({ chance }) => wholePercent(chance));
  }

  /** As the page writes it, without signs: what is not quite 0 or 100 does not look like it. */
  function wholePercent(chance: number): string {
    const isCertain = chance <= 0.000_5 || chance >= 0.999_5;
    const whole = Math.round(chance * 100);
    return String(isCertain ? whole : Math.min(Math.max(whole, 1), 99));
  }

  it('shows bars for a seat that follow the steps, by keyboard', async () => {
    const visitor = await open({ language: 'es', screen: 'wide', theme: 'light', pointer: 'mouse' }, 3);
    const { page } = visitor;
    const forward = panel(visitor).getByRole('button', { name: visitor.ui('replay-forward') });
    for (let step = 0; step < 3; step += 1) {
      const chances = await told(visitor, async () => {
        await forward.focus();
        await page.keyboard.press('Enter');
      });
      const shown = async () =>
        (await panel(visitor).locator('details').first().locator('.chance').allTextContents()).map((text) =>
          text.replace(/[<>%\s]/g, ''),
        );
      await expect.poll(shown).toEqual(chances.slice(0, 8));
    }
    expect(await inspect(visitor, 'beliefs')).toEqual([]);
    await visitor.leave();
  });

  it("shows another player's knowledge, and opens and closes places", async () => {
    const visitor = await open({ language: 'en', screen: 'phone', pointer: 'finger' }, 5);
    const whose = panel(visitor).getByLabel(visitor.ui('beliefs-of'));
    const chances = await told(visitor, () => whose.selectOption({ value: '1' }));
    expect(chances.length).toBeGreaterThan(0);
    const last = panel(visitor).locator('details').last();
    const isOpen = async () => (await last.getAttribute('open')) !== null;
    // The first place is open, and there may be only one.
    const before = await isOpen();
    for (const expected of [!before, before]) {
      await press('finger', last.locator('summary'));
      await expect.poll(isOpen).toBe(expected);
    }
    if (!before) await press('finger', last.locator('summary'));
    expect(await last.getByRole('list').getAttribute('aria-label')).toBeTruthy();
    expect(await inspect(visitor, 'beliefs')).toEqual([]);
    await visitor.leave();
  });
});
