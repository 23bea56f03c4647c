/** A notice of a turn on its whole way: server, push service, a real Firefox, its service worker, and back to the table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { RoomListing } from '../../src/api/types.ts';
import type { NoticeOverview } from '../../src/wire/api.ts';
import { HttpPlayer } from '../support/http-player.ts';
import { openNotices, type ShownNotice } from '../support/push-messages.ts';
import { Server } from '../support/server.ts';
import { Driver, firefoxWith } from './browsers.ts';
import { FirefoxPushService } from './push-service.ts';
import type { Session } from './webdriver.ts';
import { openWindow } from './window.ts';

const WITHIN_MS = 5_000;
const ANA = 0;
const LUIS = 1;

/** Without a desktop, Firefox must show notifications itself. */
const PREFERENCES = { 'permissions.default.desktop-notification': 1, 'alerts.useSystemBackend': false };

const server = new Server();
const push = new FirefoxPushService();

beforeAll(() => Promise.all([openNotices(server), push.open()]));
afterAll(() => Promise.all([server.close(), push.close()]));

/** Sends a request with the session of the page. Returns the status of the answer. */
function post(session: Session, path: string, body: object): Promise<number> {
  return session.run(
    `return fetch(arguments[0], { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify(arguments[1]) }).then((answer) => answer.status)`,
    path,
    body,
  );
}

async function command(session: Session, room: string, what: object): Promise<number> {
  const id = `${String(Date.now())}-${String(Math.random())}`;
  return post(session, `/api/rooms/${room}/commands`, { id, command: what });
}

/** The seats for which the match waits. The list may lag, so decisions by it can be refused. */
async function owed(room: string): Promise<number[]> {
  const listing = (await (await fetch(`${server.url}/api/rooms/${room}`)).json()) as RoomListing;
  return listing.summary?.owed.map(({ seat }) => seat) ?? [];
}

function shown(session: Session): Promise<ShownNotice[]> {
  return session.run(`return navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) =>
    all.map(({ title, body, tag }) => ({ title, body, tag })))`);
}

/** The addresses at the push service that the server has for the player of the page. */
async function endpoints(session: Session): Promise<(string | null)[]> {
  const { channels } = await session.run<NoticeOverview>(
    `return fetch('/api/notices').then((answer) => answer.json())`,
  );
  return channels.map(({ endpoint }) => endpoint);
}

/** Clicks the notification that Firefox shows. */
const CLICK = `
  const alert = [...Services.wm.getEnumerator('alert:alert')].at(-1);
  alert.document.getElementById('alertBox').click();
`;

describe('Firefox', () => {
  let driver: Driver;
  beforeAll(async () => {
    driver = new Driver(firefoxWith({ ...PREFERENCES, ...push.preferences }));
    await driver.open();
  });
  afterAll(() => driver.close());

  it('tells an absent player of their turn, and a click opens the table', async () => {
    const { player, close } = await openWindow(driver, server);
    const { session } = player;
    const go = (path: string) => session.run('location.href = arguments[0]', path);
    await post(session, '/api/session', { name: 'Ana' });
    await session.run(`localStorage.setItem('antorcha.known', 'yes')`);
    await go('/settings');
    await player.press('notices-turn-on');
    await player.sees('notices-browser-on');

    const luis = await HttpPlayer.arrive(server, 'Luis');
    const person = { for: 'person' } as const;
    const room = await luis.open({
      game: 'welcome',
      seats: [person, person],
      pace: { pace: 'turns', days: 1 },
    });
    expect(await command(session, room, { do: 'sit', seat: ANA, nonce: 'c0ffee' })).toBeLessThan(300);
    await luis.ask(room, { do: 'sit', seat: LUIS, nonce: 'c0ffee' });
    await go(`/table/${room}`);
    await player.sees('waiting-seats');
    await luis.ask(room, { do: 'begin' });
    // While she looks at the table, she decides until it is his turn.
    await expect.poll(() => owed(room)).toHaveLength(1);
    while ((await owed(room)).includes(ANA)) await command(session, room, { do: 'decide', choice: 0 });
    expect(push.posts).toBe(0);
    await go('/about');
    await player.sees('about-title');

    while ((await owed(room)).includes(LUIS)) await luis.try(room, { do: 'decide', choice: 0 });
    const asked = Date.now();
    const notice = { title: "It's your turn", body: 'Welcome to the Dungeon with Luis', tag: room };
    await expect.poll(() => shown(session), { timeout: 2 * WITHIN_MS }).toEqual([notice]);
    expect(Date.now() - asked).toBeLessThan(WITHIN_MS);
    expect(push.posts).toBe(1);

    const [before] = await session.windows();
    await session.runInFirefox(CLICK);
    await expect.poll(() => session.windows()).toHaveLength(2);
    const opened = (await session.windows()).find((handle) => handle !== before) ?? '';
    await session.enter(opened);
    await expect.poll(() => session.run('return location.pathname')).toBe(`/table/${room}`);
    await luis.leave();
    await close();
  });

  /** Opens a window of a guest who has turned notices on. */
  async function withNotices(name: string) {
    const window = await openWindow(driver, server);
    const { session } = window.player;
    await post(session, '/api/session', { name });
    await session.run(`localStorage.setItem('antorcha.known', 'yes'); location.href = '/settings'`);
    await window.player.press('notices-turn-on');
    await window.player.sees('notices-browser-on');
    return { ...window, session };
  }

  it('tells the server when its push service gives it another address', async () => {
    const { player, session, close } = await withNotices('Eva');
    const [before, ...others] = await endpoints(session);
    expect(others).toEqual([]);

    push.forget();
    await expect.poll(() => endpoints(session), { timeout: 30_000 }).not.toEqual([before]);
    await expect.poll(() => endpoints(session)).toHaveLength(1);
    const posts = push.posts;
    await session.run('location.reload()');
    await player.sees('notices-browser-on');
    await player.press('notices-test-name', { name: 'Firefox, Linux' });
    await expect.poll(() => push.posts).toBe(posts + 1);
    await close();
  });

  it('subscribes again at a later visit if it has lost its subscription', async () => {
    const { session, close } = await withNotices('Iris');
    const [before] = await endpoints(session);
    await session.run(`return navigator.serviceWorker.ready
      .then((worker) => worker.pushManager.getSubscription()).then((own) => own.unsubscribe())`);
    await session.run(`
      const memory = JSON.parse(localStorage.getItem('antorcha.notices'));
      localStorage.setItem('antorcha.notices', JSON.stringify({ ...memory, day: 'yesterday' }));
      location.href = '/about'`);
    await expect.poll(() => endpoints(session), { timeout: 30_000 }).toHaveLength(2);
    expect((await endpoints(session))[0]).toBe(before);
    await close();
  });
});
