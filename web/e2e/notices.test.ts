import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Pace } from '../src/wire/index.ts';
import { HttpPlayer } from './support/http-player.ts';
import { inspect } from './support/page-checks.ts';
import { openNotices, PushMessages } from './support/push-messages.ts';
import { Server } from './support/server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';
import { ownReceiver } from './support/web-receiver.ts';

const server = new Server();
beforeAll(() => openNotices(server));
afterAll(() => server.close());
const receiver = ownReceiver();

const SLOW: Pace = { pace: 'turns', days: 1 };
const ANA: VisitorOptions = { language: 'en', screen: 'phone', motion: 'reduce' };

/** A turn-based table with a seat for the visitor and one for another player. */
async function slowTable(visitor: Visitor): Promise<string> {
  const ana = HttpPlayer.of(visitor);
  await ana.introduce('Ana');
  await visitor.context.addInitScript(() => localStorage.setItem('antorcha.known', 'yes'));
  const luis = await HttpPlayer.arrive(server, 'Luis');
  const room = await ana.open({
    game: 'welcome',
    seats: [{ for: 'person' }, { for: 'person' }],
    pace: SLOW,
  });
  for (const [seat, player] of [ana, luis].entries())
    await player.ask(room, { do: 'sit', seat, nonce: 'c0ffee' });
  await ana.ask(room, { do: 'begin' });
  return room;
}

describe('the service worker', () => {
  it('shows one notice per table, and none about a table that the user is looking at', async () => {
    const ana = await Visitor.arrive(server, ANA);
    await ana.context.grantPermissions(['notifications'], { origin: server.url });
    const room = await slowTable(ana);
    await ana.visit('/about');
    const push = await PushMessages.to(ana);
    const turn = { title: "It's your turn", body: 'Welcome to the Dungeon with Luis', tag: room };
    const url = `https://play.example/table/${room}`;
    await push.deliver({ ...turn, id: 'n1', url });
    await expect.poll(() => push.shown()).toEqual([turn]);
    const next = { ...turn, body: 'Welcome to the Dungeon with Luis again' };
    await push.deliver({ ...next, id: 'n2', url });
    await expect.poll(() => push.shown()).toEqual([next]);

    // As if this browser had subscribed, which it cannot.
    await ana.page.evaluate(() => {
      const now = new Date();
      const utcOffset = 0 - now.getTimezoneOffset();
      const memory = { player: '', push: true, day: now.toDateString(), lang: 'en', utcOffset };
      localStorage.setItem('antorcha.notices', JSON.stringify(memory));
    });
    // The page was loaded with another address, so only it knows that it shows the table. Coming there clears the notice.
    await ana.page.evaluate((path) => {
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/table/${room}`);
    await ana.table.until('the table is shown', () => ana.table.snapshot !== null);
    await expect.poll(() => push.shown()).toEqual([]);
    await push.deliver({ ...turn, id: 'n3', url });
    const other = { title: "It's your turn", body: 'Dungeon Raiders with Eva', tag: 'other' };
    await push.deliver({ ...other, id: 'n4', url: '/table/other' });
    await expect.poll(() => push.shown()).toEqual([other]);
    await ana.leave();
  });

  it('shows something even if it cannot read the message', async () => {
    const ana = await Visitor.arrive(server, ANA);
    await ana.context.grantPermissions(['notifications'], { origin: server.url });
    await ana.visit('/about');
    const push = await PushMessages.to(ana);
    await push.deliver('hello');
    await expect.poll(() => push.shown()).toMatchObject([{ title: 'Antorcha' }]);
    await ana.leave();
  });
});

describe('the settings', () => {
  async function open(options: Partial<VisitorOptions> = {}): Promise<Visitor> {
    const visitor = await Visitor.arrive(server, { ...ANA, ...options });
    await visitor.visit('/settings');
    await visitor.page.getByRole('heading', { name: visitor.ui('notices-when') }).waitFor();
    return visitor;
  }

  function channel(visitor: Visitor, name: string) {
    return visitor.page
      .getByRole('list', { name: visitor.ui('notices-channels') })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  function choice(visitor: Visitor, id: string) {
    return visitor.page.getByRole('combobox', { name: visitor.ui(id), exact: true });
  }

  async function addWebhook(visitor: Visitor, format: string, name: string) {
    const field = (id: string) => visitor.page.getByRole('textbox', { name: visitor.ui(id), exact: true });
    await visitor.page.getByText(visitor.ui('notices-add-app')).click();
    await choice(visitor, 'notices-app').selectOption(format);
    await field('notices-url').fill(receiver.url);
    await field('notices-name').fill(name);
    await visitor.button('notices-add').click();
    await channel(visitor, name).waitFor();
  }

  it('let a guest add, test, stop and remove webhooks', async () => {
    const ana = await open();
    await addWebhook(ana, 'plain', 'My lamp');
    await ana.page.getByText(ana.ui('notices-secret')).waitFor();
    const lamp = channel(ana, 'My lamp');
    await lamp.getByText(ana.ui('notices-state-on')).waitFor();
    const test = ana.button('notices-test-name', { name: 'My lamp' });
    await test.click();
    await ana.page.getByText(ana.ui('notices-tested')).waitFor();
    expect(receiver.received.at(-1)).toContain('"tag":"test"');

    receiver.status = 410;
    await test.click();
    await lamp.getByText(ana.ui('notices-problem', { code: 'gone' })).waitFor();
    receiver.status = 204;
    expect(await inspect(ana, 'channels')).toEqual([]);
    const onSwitch = lamp.getByRole('switch');
    expect(await onSwitch.isChecked()).toBe(false);
    await onSwitch.press('Space');
    await lamp.getByText(ana.ui('notices-state-on')).waitFor();

    await ana.page.reload();
    await lamp.waitFor();
    expect(await ana.page.getByText(ana.ui('notices-secret')).count()).toBe(0);
    await ana.button('notices-remove-name', { name: 'My lamp' }).click();
    await lamp.waitFor({ state: 'detached' });
    await ana.leave();
  });

  it('keep delay and quiet hours, in the language of the page', async () => {
    const eva = await open({ language: 'es', screen: 'wide' });
    await addWebhook(eva, 'ntfy', 'Mi móvil');
    const delay = choice(eva, 'notices-delay-label');
    await delay.selectOption({ label: 'Tras una hora' });
    await eva.page.getByRole('switch', { name: eva.ui('notices-quiet'), exact: true }).press('Space');
    const until = eva.page.getByLabel(eva.ui('notices-quiet-to'), { exact: true });
    await until.fill('09:30');
    await until.press('Tab');
    const overview = async () => (await (await eva.context.request.get('/api/notices')).json()) as object;
    await expect
      .poll(overview)
      .toMatchObject({ preferences: { after_minutes: 60, quiet: { from: 1320, to: 570 }, lang: 'es' } });
    expect(await inspect(eva, 'quiet hours')).toEqual([]);

    await eva.page.reload();
    await channel(eva, 'Mi móvil').waitFor();
    expect(await delay.inputValue()).toBe('60');
    expect(await until.inputValue()).toBe('09:30');
    await eva.leave();
  });

  it('say why a browser shows no notices', async () => {
    const ana = await open();
    await ana.context.clearPermissions();
    await ana.context.grantPermissions([], { origin: server.url });
    await ana.page.reload();
    await ana.page.getByText(ana.ui('notices-browser-denied')).waitFor();
    expect(await ana.button('notices-turn-on').count()).toBe(0);
    await ana.leave();

    const eva = await open({ visit: 'has-no-push' });
    await eva.context.grantPermissions(['notifications'], { origin: server.url });
    await eva.page.reload();
    await eva.button('notices-turn-on').click();
    await eva.page.getByText(eva.ui('notices-no-service')).waitFor();
    await eva.button('notices-turn-on').waitFor();
    await eva.leave();
  });

  it('have a mail address for players with an account', async () => {
    const ana = await Visitor.arrive(server, ANA);
    const me = HttpPlayer.of(ana);
    await me.introduce('Carla');
    await me.register('Carla');
    await ana.context.addInitScript(() => localStorage.setItem('antorcha.known', 'yes'));
    await ana.visit('/settings');
    const address = ana.page.getByLabel(ana.ui('notices-mail-address'), { exact: true });
    await address.fill('carla@example.org');
    await ana.button('notices-mail-save').click();
    await ana.page.getByText(ana.ui('notices-mail-saved')).waitFor();
    const mails = ana.page.getByRole('switch', { name: ana.ui('notices-mail-switch') });
    expect(await mails.isChecked()).toBe(true);
    await mails.press('Space');
    await expect.poll(() => mails.isChecked()).toBe(false);
    await ana.page.reload();
    await mails.waitFor();
    expect(await mails.isChecked()).toBe(false);
    expect(await inspect(ana, 'mail')).toEqual([]);
    await address.fill('');
    await ana.button('notices-mail-save').click();
    await mails.waitFor({ state: 'detached' });
    await ana.leave();
  });
});

describe('the menu of a turn-based table', () => {
  it('mutes the notices of players who get some, and shows others where to set them up', async () => {
    const ana = await Visitor.arrive(server, { ...ANA, screen: 'wide' });
    const room = await slowTable(ana);
    await ana.visit(`/table/${room}`);
    await ana.button('menu').click();
    expect(await ana.link('notices-set-up').getAttribute('href')).toBe('/settings#notices');
    const channel = { kind: 'webhook', url: receiver.url, format: 'plain' };
    await ana.context.request.post('/api/notices/channels', { data: channel });
    await ana.page.keyboard.press('Escape');

    await ana.button('menu').click();
    await ana.button('notices-mute').click();
    await ana.button('notices-unmute').waitFor();
    const muted = async () =>
      ((await (await ana.context.request.get('/api/notices')).json()) as { muted: string[] }).muted;
    expect(await muted()).toEqual([room]);
    expect(await inspect(ana, 'muted', 'one-combination')).toEqual([]);
    await ana.page.reload();
    await ana.button('menu').click();
    await ana.button('notices-unmute').click();
    await ana.button('notices-mute').waitFor();
    expect(await muted()).toEqual([]);
    await ana.leave();
  });
});
