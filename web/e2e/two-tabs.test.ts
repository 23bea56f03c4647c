import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { chooseCases } from './support/quick-or-full.ts';
import { press } from './support/input-methods.ts';
import { SocketLog } from './support/socket-log.ts';
import { decisions, offerButton } from './support/play.ts';
import { ConnectionCutter } from './support/cut-connection.ts';
import { sharedServer } from './support/shared-server.ts';
import { begin } from './support/begin-match.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

const VISITOR: VisitorOptions = { language: 'en', screen: 'wide', settings: { speed: 'instant' } };
const WELCOME = { game: 'welcome', options: { start: 'first' }, others: 1 };
const DRAW = 0;

describe('two tabs of one player', () => {
  it('show the same, whichever of them decides', async () => {
    const ana = await Visitor.arrive(server, VISITOR);
    const { room, httpPlayers } = await begin(server, ana, WELCOME);
    const second = await ana.context.newPage();
    const secondTable = new SocketLog(second);
    await second.goto(`/table/${room}`);
    await secondTable.until('the second tab is there', () => secondTable.snapshot !== null);

    await offerButton(ana, DRAW).click();
    const isAskedToPlace = () => secondTable.snapshot?.prompt?.id === 'prompt-place';
    await secondTable.until('the second tab is asked where to put the card', isAskedToPlace);
    await second.getByRole('main').locator('button[aria-keyshortcuts="1"]').click();
    await ana.table.until('the first tab knows that it is done', () => !ana.table.owes);
    await httpPlayers[1]?.decide(room, { action: 'pass' });

    for (const table of [secondTable, ana.table]) await table.until('the turn is back', () => table.owes);
    expect(secondTable.events).toEqual(ana.table.events);
    await expect.poll(() => lastLine(second)).toBe(await lastLine(ana.page));
    expect(await second.title()).toBe(await ana.page.title());
    await ana.leave();
  });

  it('both know whom the host has muted, and either can unmute them', async () => {
    const ana = await Visitor.arrive(server, VISITOR);
    const { room, httpPlayers } = await begin(server, ana, WELCOME);
    const again = await Visitor.arrive(server, { ...VISITOR, sameAs: ana });
    const luis = await Visitor.arrive(server, { ...VISITOR, language: 'es', sameAs: httpPlayers[1] });
    for (const visitor of [again, luis]) await visitor.visit(`/table/${room}`);
    for (const visitor of [ana, again, luis]) await visitor.tab('chat').click();

    await say(luis, '¡Vamos, vamos!');
    await ana.page.getByText(ana.ui('chat-more', { name: 'Luis' })).click();
    await press('mouse', ana.button('chat-hush'));
    await luis.page.getByText(luis.ui('refusal-muted-by-host')).waitFor();
    expect(await luis.page.getByLabel(luis.ui('chat-say')).count()).toBe(0);
    for (const visitor of [ana, again]) await visitor.button('chat-unhush').waitFor();

    await press('mouse', again.button('chat-unhush'));
    await say(luis, 'Perdón');
    for (const visitor of [ana, again]) await visitor.page.getByText('Perdón').waitFor();
    await expect.poll(() => ana.button('chat-unhush').count()).toBe(0);
    for (const visitor of [ana, again, luis]) await visitor.leave();
  });
});

describe('a decision while the connection is cut', () => {
  it.each(chooseCases(['before', 'after'] as const, ['after']))(
    'is made once, if the cut was %s the server received it',
    async (when) => {
      const ana = await Visitor.arrive(server, { ...VISITOR, visit: 'line-breaks' });
      const cutter = await ConnectionCutter.around(ana.page, when);
      await begin(server, ana, WELCOME);
      await ana.table.until('the turn has come', () => ana.table.owes);
      await offerButton(ana, DRAW).click();

      await ana.page.getByText(ana.ui('line-lost')).waitFor();
      await ana.page.getByText(ana.ui('ask-sent-later')).waitFor();
      cutter.mend();
      await ana.page.getByText(ana.ui('line-lost')).waitFor({ state: 'hidden' });

      const isAskedToPlace = () => ana.table.snapshot?.prompt?.id === 'prompt-place';
      await ana.table.until('the card is drawn', isAskedToPlace);
      const [id] = decisions(ana);
      const acks = () =>
        ana.table.received.filter(({ message }) => message.type === 'ack' && message.id === id);
      await ana.table.until('the decision is acknowledged', () => acks().length > 0);
      expect(decisions(ana)).toHaveLength(1);
      expect(ana.table.events.filter(({ message }) => message.id.startsWith('event-drew'))).toHaveLength(1);
      await offerButton(ana, 0).waitFor();
      await ana.leave();
    },
  );
});

describe('a secretly changed choice', () => {
  it('is not noticeable: no frame reaches the others', async () => {
    const ana = await Visitor.arrive(server, VISITOR);
    const { room } = await begin(server, ana, { game: 'raiders', others: 2 });
    const watcher = await Visitor.arrive(server, { ...VISITOR, language: 'es' });
    await watcher.visit(`/table/${room}`);
    await watcher.table.until('the spectator is there', () => watcher.table.snapshot !== null);

    await offerButton(ana, 0).click();
    await ana.table.until('the card is sealed', () => ana.table.snapshot?.prompt?.id === 'prompt-change');
    await watcher.table.until('the spectator sees that a card was chosen', () =>
      watcher.table.events.some(({ message }) => message.id.startsWith('event-sealed')),
    );
    const before = watcher.table.received.length;
    for (const place of [1, 2, 0]) {
      const snapshot = ana.table.snapshot;
      await offerButton(ana, place).click();
      await ana.table.until('the choice is changed', () => ana.table.snapshot !== snapshot);
    }
    // Messages arrive in order, so a message about the change would have arrived by now.
    await HttpPlayer.of(ana).ask(room, { do: 'say', text: 'Ready.' });
    await watcher.table.until(
      'the chat line has arrived',
      () => watcher.table.received.at(-1)?.message.type === 'chat',
    );
    expect(watcher.table.received.slice(before).map(({ message }) => message.type)).toEqual(['chat']);
    await ana.leave();
    await watcher.leave();
  });
});

async function say(visitor: Visitor, text: string) {
  await visitor.page.getByLabel(visitor.ui('chat-say')).fill(text);
  await press('mouse', visitor.button('chat-send'));
}

/** Returns the newest line of the live region. */
function lastLine(page: Page): Promise<string> {
  return page.getByRole('log').locator('p').last().innerText();
}
