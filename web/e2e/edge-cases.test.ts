import { describe, expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { press } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { decisions, offerButton } from './support/play.ts';
import { sharedServer } from './support/shared-server.ts';
import { begin } from './support/begin-match.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

const VISITOR: VisitorOptions = { language: 'en', screen: 'wide', settings: { speed: 'instant' } };
const WELCOME = { game: 'welcome', options: { start: 'first' }, others: 1 };

describe('unusual behaviour', () => {
  it('a double click decides once', async () => {
    const ana = await Visitor.arrive(server, VISITOR);
    await begin(server, ana, WELCOME);
    await ana.table.until('the turn has come', () => ana.table.owes);
    await offerButton(ana, 0).dblclick();
    await ana.table.until('a card is drawn', () => ana.table.snapshot?.prompt?.id === 'prompt-place');
    await offerButton(ana, 0).waitFor();
    expect(decisions(ana)).toHaveLength(1);
    await ana.leave();
  });

  it('a player leaves a match by the back button, finds it among their games, and continues', async () => {
    const ana = await Visitor.arrive(server, VISITOR);
    await ana.visit('/');
    await press('mouse', ana.button('shelf-play-name', { name: ana.ui('shelf-raiders') }));
    await ana.table.until('the turn has come', () => ana.table.owes);
    const table = ana.page.url();
    await ana.page.goBack();
    await ana.page.getByRole('heading', { name: ana.ui('your-games') }).waitFor();
    await ana.page.getByText(ana.ui('your-games-you')).click();
    await ana.page.waitForURL(table);
    await offerButton(ana, 0).click();
    await ana.table.until('the choice is made', () => decisions(ana).length === 1);
    await ana.leave();
  });

  it('markup in the chat is shown as text', async () => {
    const ana = await Visitor.arrive(server, VISITOR);
    const text = '<img src=x onerror="alert(1)"> **loud** &amp; {$who}';
    const { room, httpPlayers } = await begin(server, ana, WELCOME);
    await httpPlayers[1]?.ask(room, { do: 'say', text });
    await ana.tab('chat').click();
    await ana.page.getByText(text, { exact: true }).waitFor();
    await ana.leave();
  });
});

describe('unusual names', () => {
  it('fit on every screen, whatever their length and direction', async () => {
    const [long, hebrew, emoji] = ['W'.repeat(24), 'שלום עולם אבגדהוזחטיכל', '😀'.repeat(12)];
    const options = { language: 'en', screen: 'phone', motion: 'reduce', settings: { name: long } } as const;
    const ana = await Visitor.arrive(server, options);
    const others = [await HttpPlayer.arrive(server, hebrew), await HttpPlayer.arrive(server, emoji)];
    await ana.visit('/');
    await press('mouse', ana.button('shelf-invite-name', { name: ana.ui('shelf-welcome') }));
    await press('mouse', ana.button('invite-open'));
    await ana.page.getByLabel(ana.ui('invite-link')).waitFor();
    for (const other of others) await other.ask(ana.table.table, { do: 'sit', nonce: 'c0ffee' });
    await ana.page.getByText(emoji).first().waitFor();
    const problems = await inspect(ana, 'the waiting room');

    await press('mouse', ana.button('bot-put'));
    await press('mouse', ana.button('begin'));
    await ana.table.until('the match has begun', () => ana.table.snapshot !== null);
    problems.push(...(await inspect(ana, 'the table')));
    expect(problems).toEqual([]);
    await ana.leave();
  });
});
