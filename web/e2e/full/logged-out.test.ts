import { randomUUID } from 'node:crypto';

import { request } from 'playwright-core';
import { expect, it } from 'vitest';

import { HttpPlayer } from '../support/http-player.ts';
import { press } from '../support/input-methods.ts';
import { inspect } from '../support/page-checks.ts';
import { offerButton } from '../support/play.ts';
import { sharedServer } from '../support/shared-server.ts';
import { Visitor, type VisitorOptions } from '../support/visitor.ts';

const server = sharedServer();

/** A session request after a logout is refused, which browsers log as an error. */
const VISITOR: VisitorOptions = {
  language: 'en',
  screen: 'phone',
  visit: 'is-refused',
  settings: { speed: 'instant', name: 'Ana' },
};

const PASSWORD = 'lantern and rope';

/** Opens a table against a bot, with or without spectators, and sits down. */
async function openFor(httpPlayer: HttpPlayer, isOpenToAll: boolean): Promise<string> {
  const room = await httpPlayer.open({
    game: 'welcome',
    seats: [{ for: 'person' }, { for: 'bot', bot: 'random' }],
    spectators: { welcome: isOpenToAll, delay_s: 0 },
  });
  await httpPlayer.ask(room, { do: 'sit', seat: 0 });
  return room;
}

/** A visitor with a new account who sits at their own table. */
async function seated(isOpenToAll: boolean): Promise<{ visitor: Visitor; room: string; name: string }> {
  const name = `Ana ${randomUUID().slice(0, 8)}`;
  const visitor = await Visitor.arrive(server, { ...VISITOR, settings: { ...VISITOR.settings, name } });
  const me = HttpPlayer.of(visitor);
  await me.introduce(name);
  await visitor.context.request.post('/api/account', { data: { name, password: PASSWORD } });
  const room = await openFor(me, isOpenToAll);
  await me.ask(room, { do: 'begin' });
  await visitor.visit(`/table/${room}`);
  await visitor.table.until('the match is shown', () => visitor.table.seat === 0);
  return { visitor, room, name };
}

/** Logs a user out on all devices. An open table messages it at the next message. */
async function logOutEverywhere(name: string) {
  const device = await request.newContext({ baseURL: server.url });
  expect((await device.post('/api/account/login', { data: { name, password: PASSWORD } })).ok()).toBe(true);
  expect((await device.delete('/api/account/sessions')).ok()).toBe(true);
  await device.dispose();
}

it('a user who is logged out elsewhere sees why the seat is lost, and gets it back by logging in', async () => {
  const { visitor, room, name } = await seated(true);
  await logOutEverywhere(name);
  await offerButton(visitor, 0).click();
  await visitor.page.getByText(visitor.ui('logged-out')).first().waitFor();
  await expect.poll(() => visitor.page.getByText(visitor.ui('logged-out')).count()).toBe(2);
  expect(visitor.table.seat).toBeNull();
  expect(await inspect(visitor, 'logged out', 'one-combination')).toEqual([]);
  await press('mouse', visitor.link('account-log-in'));
  const way = visitor.page.getByRole('radio', { name: visitor.ui('account-log-in') });
  await press('mouse', visitor.page.locator('label').filter({ has: way }));
  await visitor.page.locator('input[autocomplete="username"]').fill(name);
  await visitor.page.locator('input[type="password"]').fill(PASSWORD);
  await press('mouse', visitor.button('account-log-in'));
  await visitor.button('account-log-out').waitFor();
  await visitor.visit(`/table/${room}`);
  await visitor.table.until('the seat is back', () => visitor.table.seat === 0);
  await expect.poll(() => visitor.page.getByText(visitor.ui('logged-out')).count()).toBe(0);
  await visitor.leave();
});

it('a user who is logged out at a table without spectators sees why it is closed', async () => {
  const { visitor, name } = await seated(false);
  await logOutEverywhere(name);
  await offerButton(visitor, 0).click();
  const code = 'logged_out';
  await visitor.page.getByRole('heading', { name: visitor.ui('gone-title', { code }) }).waitFor();
  await visitor.link('account-log-in').waitFor();
  expect(await inspect(visitor, 'logged out at a closed table', 'one-combination')).toEqual([]);
  await visitor.leave();
});

it('a visitor without a seat is told when a match without spectators begins', async () => {
  const host = await HttpPlayer.arrive(server, 'Mar');
  const room = await openFor(host, false);
  const eva = await Visitor.arrive(server, { ...VISITOR, visit: 'steady' });
  await eva.visit(`/table/${room}`);
  await eva.table.until('Eva waits', () => eva.table.room !== null);
  await host.ask(room, { do: 'begin' });
  const code = 'no_spectators';
  await eva.page.getByRole('heading', { name: eva.ui('gone-title', { code }) }).waitFor();
  await eva.leave();
});
