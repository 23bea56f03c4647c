import { describe, expect, it } from 'vitest';

import { act, begin, playByHttp, type Begun } from './support/begin-match.ts';
import { inspect } from './support/page-checks.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';
import { gameWords } from './support/messages.ts';

const server = sharedServer();

/** The longest time of a highlight, in milliseconds. */
const LONGEST_MS = 2500;

const [ANA, LUIS] = [0, 1];

/** A match in which Ana has to enter the dungeon if Luis passes. */
async function arrive(options: Partial<VisitorOptions> = {}): Promise<{ ana: Visitor; match: Begun }> {
  const ana = await Visitor.arrive(server, {
    ...{ language: 'en', screen: 'wide', settings: { speed: 'normal' } },
    ...options,
  });
  await ana.page.clock.install();
  const match = await begin(server, ana, { game: 'welcome', options: { start: 'first' }, others: 1 });
  await act(ana, match, ANA, { action: 'draw' });
  await act(ana, match, ANA, { action: 'add' });
  return { ana, match };
}

/** A text of the board about Ana. */
function said(ana: Visitor, id: string): string {
  const message = { id: `welcome-${id}`, args: { who: { seat: 0 } } };
  return gameWords(ana.options.language, 'welcome').say(message, { names: ['Ana', 'Luis'], viewer: 0 });
}

/** The title of a highlight. */
function title(ana: Visitor, id: string) {
  return ana.page.getByText(said(ana, `highlight-${id}`), { exact: true });
}

function focused({ page }: Visitor): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
}

describe('a highlight', () => {
  it('appears with its event, does not take the focus, and ends by itself', async () => {
    const { ana, match } = await arrive();
    await ana.button('menu').focus();
    await act(ana, match, LUIS, { action: 'pass' });
    await title(ana, 'enter').waitFor();
    expect(await focused(ana)).toBe(ana.ui('menu'));
    // The log tells screen readers the same.
    expect(await title(ana, 'enter').locator('xpath=ancestor::*[@aria-hidden="true"]').count()).toBe(1);
    await ana.page.clock.fastForward(LONGEST_MS);
    await title(ana, 'enter').waitFor({ state: 'hidden' });
    expect(await focused(ana)).toBe(ana.ui('menu'));
    await ana.leave();
  });

  it('is skipped by a click or a key, which do nothing else', async () => {
    for (const skip of ['click', 'Escape', 'Enter'] as const) {
      const { ana, match } = await arrive();
      await act(ana, match, LUIS, { action: 'pass' });
      await title(ana, 'enter').waitFor();
      const asked = ana.table.asked.length;
      // It moves, and people can click it anyway.
      if (skip === 'click') await title(ana, 'enter').click({ force: true });
      else await ana.page.keyboard.press(skip);
      await title(ana, 'enter').waitFor({ state: 'hidden' });
      expect([ana.table.asked.length, await ana.page.getByRole('dialog').count()]).toEqual([asked, 0]);
      await ana.leave();
    }
  });

  it('is still with reduced motion', async () => {
    const { ana, match } = await arrive({ motion: 'reduce' });
    await act(ana, match, LUIS, { action: 'pass' });
    const overlay = title(ana, 'enter').locator('xpath=ancestor::*[@aria-hidden="true"]');
    await overlay.waitFor();
    expect(await overlay.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
    await ana.page.clock.fastForward(LONGEST_MS);
    await overlay.waitFor({ state: 'hidden' });
    await ana.leave();
  });

  it('is none for those who turned them off', async () => {
    const { ana, match } = await arrive({ motion: 'reduce', settings: { highlights: false } });
    await act(ana, match, LUIS, { action: 'pass' });
    await ana.table.until('Ana is asked', () => ana.table.owes);
    await ana.page.getByRole('region', { name: ana.ui('ask'), exact: true }).waitFor();
    expect(await title(ana, 'enter').count()).toBe(0);
    await ana.leave();
  });
});

describe.each(['en', 'es'] as const)('the end screen (%s)', (language) => {
  it('has the winner, the match in three lines, its table, and what to do now', async () => {
    const { ana, match } = await arrive({ language, settings: { speed: 'instant' } });
    await ana.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Luis always passes, so Ana survives two dungeons with few cards.
    const isLuis = (seat: number) => seat === LUIS;
    await playByHttp(
      ana,
      match,
      () => false,
      (seat) => (isLuis(seat) ? { action: 'pass' } : 0),
    );
    const end = ana.page.getByRole('region', { name: ana.ui('ending'), exact: true });
    await end.getByRole('heading', { name: ana.ui('won-you'), exact: true }).waitFor();
    await end.locator('svg.picture-scene path.body').first().waitFor();
    const lines = end.getByRole('list', { name: ana.ui('end-lines'), exact: true });
    await expect.poll(() => lines.getByRole('listitem').count()).toBe(3);
    const table = ana.page.getByRole('region', { name: said(ana, 'end-title'), exact: true });
    expect(await table.getByRole('row').count()).toBe(3);
    expect(await inspect(ana, 'the end screen')).toEqual([]);

    expect(await ana.link('review').getAttribute('href')).toBe(`/replay/${match.room}?review`);
    expect(await ana.link('replay').getAttribute('href')).toBe(`/replay/${match.room}`);
    const picture = await ana.link('end-picture').getAttribute('href');
    expect(picture).toBe(`/api/rooms/${match.room}/card.png?lang=${language}`);
    const answer = await ana.page.request.get(picture ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    await ana.button('end-share').click();
    await ana.page.getByText(ana.ui('invite-copied'), { exact: true }).waitFor();
    const copied = await ana.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${server.url}/table/${match.room}`);
    await ana.button('rematch').click();
    await ana.page.waitForURL(
      (url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(match.room),
    );
    await ana.leave();
  });
});
