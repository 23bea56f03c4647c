import { describe, expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { press } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { decide } from './support/play.ts';
import { sharedServer } from './support/shared-server.ts';
import { act, begin, type Begun } from './support/begin-match.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

const VISITOR: VisitorOptions = { language: 'en', screen: 'wide', settings: { speed: 'instant' } };
const WELCOME = { game: 'welcome', options: { start: 'first' }, others: 1 };

/** Ana has drawn a card, and Luis knows it. */
async function afterADraw(): Promise<{ ana: Visitor; begun: Begun }> {
  const ana = await Visitor.arrive(server, VISITOR);
  const begun = await begin(server, ana, WELCOME);
  await ana.table.until('the turn has come', () => ana.table.owes);
  await decide(ana, 'mouse', 0);
  await ana.table.until('a card is drawn', () => ana.table.snapshot?.prompt?.id === 'prompt-place');
  return { ana, begun };
}

async function askWith(ana: Visitor, reason: string) {
  await press('mouse', ana.page.getByRole('main').getByRole('button', { name: ana.ui('undo-ask') }));
  await ana.page.getByText(ana.ui(reason), { exact: true }).click();
  await press('mouse', ana.button('undo-send'));
}

describe('a decision that others know', () => {
  it('is undone when they agree, and they see who asks and why, in their language', async () => {
    const { ana, begun } = await afterADraw();
    const luis = await Visitor.arrive(server, { ...VISITOR, language: 'es', sameAs: begun.httpPlayers[1] });
    await luis.visit(`/table/${begun.room}`);
    await askWith(ana, 'undo-reason-misread');
    await luis.page.getByText(luis.ui('undo-asked', { name: 'Ana' })).waitFor();
    await luis.page.getByText(luis.ui('undo-reason-misread')).waitFor();
    expect(await inspect(luis, 'a request to take back', 'one-combination')).toEqual([]);
    await press('mouse', luis.button('undo-agree'));
    await ana.page.getByText(ana.ui('undo-granted')).waitFor();
    await ana.table.until('the question is back', () => ana.table.snapshot?.prompt?.id === 'prompt-bid');
    await ana.leave();
    await luis.leave();
  });

  it('stays when someone disagrees, and the requester is update', async () => {
    const { ana, begun } = await afterADraw();
    await askWith(ana, 'undo-reason-slip');
    await ana.page.getByText(ana.ui('undo-waits', { names: 'Luis' })).waitFor();
    await begun.httpPlayers[1]?.ask(begun.room, { do: 'answer_undo', agree: false });
    await ana.page.getByText(ana.ui('undo-refused')).waitFor();
    expect(ana.table.snapshot?.prompt?.id).toBe('prompt-place');
    await ana.leave();
  });
});

describe('the button for an undo without a request', () => {
  it('exists as long as nobody else knows the decision', async () => {
    const ana = await Visitor.arrive(server, VISITOR);
    const begun = await begin(server, ana, { game: 'raiders', others: 2 });
    await ana.table.until('the turn has come', () => ana.table.owes);
    expect(await button(ana).count()).toBe(0);
    await act(ana, begun, 0, 0);
    const price = () => ana.table.received.findLast(({ message }) => message.type === 'update')?.message;
    for (const seat of [1, 2]) {
      const update = price();
      const isFree = update?.type === 'update' && update.undo === 'free';
      await expect.poll(() => button(ana).count()).toBe(isFree ? 1 : 0);
      await act(ana, begun, seat, 0);
    }
    await expect.poll(() => button(ana).count()).toBe(0);
    await ana.leave();
  });

  it('undoes a decision against bots, as long as nothing was revealed since', async () => {
    for (let round = 1; ; round += 1) {
      const ana = await drawnAgainstABot();
      const known = ana.table.snapshot?.number ?? 0;
      await decide(ana, 'mouse', 0);
      await ana.table.until('the bot has played', () => ana.table.owes && hasNews(ana, known));
      // If the bot passes, Ana reveals the dungeon.
      if (ana.table.snapshot?.prompt?.id === 'prompt-bid') {
        await expect.poll(() => button(ana).getAttribute('aria-disabled')).toBeNull();
        await press('mouse', button(ana));
        await ana.table.until('she places the card again', () => placesACard(ana));
        return ana.leave();
      }
      await ana.leave();
      expect(round).toBeLessThan(8);
    }
  });

  it('says why a card that was seen stays drawn, on a phone too', async () => {
    for (const options of [VISITOR, { ...VISITOR, language: 'es', screen: 'phone' } as const]) {
      const ana = await drawnAgainstABot(options);
      await expect.poll(() => button(ana).getAttribute('aria-disabled')).toBe('true');
      expect(await button(ana).getAttribute('title')).toBe(ana.ui('refusal-undo-revealed'));
      await button(ana).click({ force: true });
      await ana.page.getByRole('status').getByText(ana.ui('refusal-undo-revealed')).waitFor();
      expect(placesACard(ana)).toBe(true);
      expect(await badge(ana).count()).toBe(0);
      expect(await inspect(ana, 'an undo with a reason against it', 'one-combination')).toEqual([]);
      await ana.leave();
    }
  });
});

describe('a practice table', () => {
  it('is opened by the form, which then offers no rating', async () => {
    const ana = await Visitor.arrive(server, VISITOR);
    await ana.visit('/new/welcome');
    await ana.page.getByRole('switch', { name: ana.ui('practice'), exact: true }).press('Space');
    await ana.page.getByText(ana.ui('new-rated-practice')).waitFor();
    await ana.page.getByText(ana.ui('summary-practice')).waitFor();
    await press('mouse', ana.button('new-open'));
    await ana.page.waitForURL(/\/table\//);
    await badge(ana).waitFor();
    await ana.leave();
  });

  it('is marked, also in its replay, and undoes even a draw', async () => {
    const ana = await drawnAgainstABot(VISITOR, true);
    await badge(ana).waitFor();
    await press('mouse', button(ana));
    await ana.table.until('the question is back', () => ana.table.snapshot?.prompt?.id === 'prompt-bid');
    const room = new URL(ana.page.url()).pathname.split('/').at(-1) ?? '';
    await HttpPlayer.of(ana).ask(room, { do: 'close' });
    await ana.visit(`/replay/${room}`);
    await ana.page.getByRole('banner').getByText(ana.ui('practice')).waitFor();
    await ana.leave();
  });
});

const button = (ana: Visitor) =>
  ana.page.getByRole('main').getByRole('button', { name: ana.ui('undo'), exact: true });

const badge = (ana: Visitor) =>
  ana.page.getByRole('banner').getByText(ana.ui('practice'), { exact: true }).filter({ visible: true });

const placesACard = (ana: Visitor) => ana.table.snapshot?.prompt?.id === 'prompt-place';

const hasNews = (ana: Visitor, known: number) => (ana.table.snapshot?.number ?? 0) > known + 1;

async function drawnAgainstABot(options = VISITOR, practice = false): Promise<Visitor> {
  const ana = await Visitor.arrive(server, options);
  const setup = { game: 'welcome', options: { start: 'first' }, others: 0, bots: 1 };
  await begin(server, ana, { ...setup, practice });
  await ana.table.until('the turn has come', () => ana.table.owes);
  await decide(ana, 'mouse', 0);
  await ana.table.until('a card is drawn', () => placesACard(ana));
  return ana;
}
