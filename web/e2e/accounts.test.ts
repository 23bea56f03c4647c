import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Proposal } from '../src/api/types.ts';
import { HttpPlayer } from './support/http-player.ts';
import { MailSink } from './support/mail-sink.ts';
import { inspect } from './support/page-checks.ts';
import { Server } from './support/server.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse';

const DUEL: Proposal = { game: 'welcome', seats: [{ for: 'person' }, { for: 'person' }] };

function field(visitor: Visitor, id: string) {
  return visitor.page.getByLabel(visitor.ui(id), { exact: true });
}

/** The path of the link in a mail. */
function linkIn(mail: string, page: string): string {
  const found = new RegExp(`/${page}#[a-z0-9]+`).exec(mail);
  if (!found) throw new Error(`no link to ${page} in: ${mail}`);
  return found[0];
}

describe('an account', { timeout: 120_000 }, () => {
  const server = new Server();
  let mails: MailSink;

  beforeAll(async () => {
    mails = await MailSink.open();
    await server.open();
    await server.kill();
    await server.start(mails.settingsFor(server.url));
  }, 60_000);

  afterAll(async () => {
    mails.close();
    await server.close();
  });

  /** A visitor with an account, on the settings page. */
  async function owner(name: string, language: 'en' | 'es'): Promise<Visitor> {
    const visitor = await Visitor.arrive(server, {
      language,
      screen: 'wide',
      motion: 'reduce',
      visit: 'is-refused',
    });
    await visitor.visit('/settings');
    await field(visitor, 'account-name').fill(name);
    await field(visitor, 'account-password').fill(PASSWORD);
    await visitor.page
      .locator('form')
      .getByRole('button', { name: visitor.ui('account-register') })
      .click();
    await visitor.page.getByText(visitor.ui('account-as', { name })).waitFor();
    return visitor;
  }

  it('gets a confirmed address and a new password by mail', async () => {
    const ana = await owner('Ana', 'en');
    await ana.page.getByText(ana.ui('address-none')).waitFor();
    const sent = await ana.context.request.put('/api/account/contact', {
      data: { email: 'ana@example.org', lang: 'en' },
    });
    expect(sent.status()).toBe(204);
    await ana.visit('/settings');
    await ana.page.getByText(ana.ui('address-unconfirmed', { address: 'ana@example.org' })).waitFor();
    expect(await inspect(ana, 'an address to confirm')).toEqual([]);

    const confirm = linkIn(await mails.mail(1), 'confirm-address');
    await ana.visit(confirm);
    await ana.page.getByText(ana.ui('confirm-done')).waitFor();
    expect(await inspect(ana, 'a confirmed address', 'one-combination')).toEqual([]);
    await ana.page.goto('/about');
    await ana.visit(confirm);
    await ana.page.getByText(ana.ui('link-bad-address')).waitFor();
    expect(await inspect(ana, 'a used link', 'one-combination')).toEqual([]);
    await ana.visit('/settings');
    await ana.page.getByText(ana.ui('address-confirmed')).waitFor();

    const phone = await Visitor.arrive(server, {
      language: 'es',
      screen: 'phone',
      motion: 'reduce',
      visit: 'is-refused',
    });
    await phone.visit('/forgotten-password');
    await field(phone, 'forgotten-account').fill('ana@example.org');
    await phone.button('forgotten-send').click();
    await phone.page.getByText(phone.ui('forgotten-sent')).waitFor();
    const link = linkIn(await mails.mail(2), 'new-password');
    await phone.visit(link);
    await phone.page.getByText(phone.ui('password-lead', { name: 'Ana' })).waitFor();
    expect(await inspect(phone, 'a new password')).toEqual([]);
    await field(phone, 'account-password-new').fill('battery staple');
    await phone.button('password-set').click();
    await phone.page.getByText(phone.ui('password-done')).waitFor();
    await phone.page.goto('/about');
    await phone.visit(link);
    await phone.page.getByText(phone.ui('link-bad-password')).waitFor();
    await phone.leave();

    await ana.visit('/settings');
    await ana.button('account-register').first().waitFor();
    await ana.leave();
  });

  it('lists its sessions, and ends another one', async () => {
    const luis = await owner('Luis', 'es');
    const other = await Visitor.arrive(server, { language: 'es', screen: 'phone', visit: 'is-refused' });
    const login = await other.context.request.post('/api/account/login', {
      data: { name: 'Luis', password: PASSWORD },
    });
    expect(login.status()).toBe(200);
    await luis.page.getByText(luis.ui('sessions')).click();
    await luis.page.getByRole('listitem').getByText(luis.ui('sessions-this'), { exact: true }).waitFor();
    expect(await inspect(luis, 'sessions', 'one-combination')).toEqual([]);
    await luis.page.getByRole('button', { name: /^Cerrar la sesión de Chrome/ }).click();
    await expect.poll(() => luis.page.getByRole('button', { name: /^Cerrar la sesión de/ }).count()).toBe(0);
    expect((await other.context.request.get('/api/session')).status()).toBe(401);
    expect((await luis.context.request.get('/api/session')).status()).toBe(200);
    await other.context.close();
    await luis.leave();
  });

  it('is downloaded and deleted, and others see a former player', async () => {
    const eva = await owner('Eva', 'es');
    const iris = await HttpPlayer.arrive(server, 'Iris');
    const room = await HttpPlayer.of(eva).open(DUEL);
    for (const player of [HttpPlayer.of(eva), iris]) await player.ask(room, { do: 'sit', nonce: 'c0ffee' });
    await HttpPlayer.of(eva).ask(room, { do: 'begin' });
    await HttpPlayer.of(eva).ask(room, { do: 'say', text: 'vivo en la calle Mayor' });
    const watcher = await Visitor.arrive(server, {
      language: 'es',
      screen: 'wide',
      motion: 'reduce',
      sameAs: iris,
    });
    await watcher.visit(`/table/${room}`);
    await watcher.page.getByText('Eva').first().waitFor();

    await eva.visit('/settings');
    const download = eva.page.waitForEvent('download');
    await eva.link('data-export').click();
    const copy = join(await mkdtemp(join(tmpdir(), 'antorcha-data-')), 'data.json');
    await (await download).saveAs(copy);
    const file = JSON.parse(await readFile(copy, 'utf8')) as {
      format: string;
      rooms: { room: string; record: unknown; written: { text: string }[] }[];
    };
    expect(file.format).toBe('antorcha-personal-data-1');
    expect(file.rooms).toMatchObject([{ room, record: null, written: [{ text: 'vivo en la calle Mayor' }] }]);

    await eva.button('data-delete-account').click();
    const dialog = eva.page.getByRole('dialog');
    const password = dialog.getByLabel(eva.ui('account-password'), { exact: true });
    await password.fill('wrong horse');
    await eva.button('data-delete-now').click();
    await dialog.getByText(eva.ui('data-wrong-password')).waitFor();
    expect(await inspect(eva, 'to delete an account')).toEqual([]);
    await password.fill(PASSWORD);
    await eva.button('data-delete-now').click();
    await eva.page.waitForURL('**/');
    expect((await eva.context.request.get('/api/session')).status()).toBe(401);
    await watcher.page.getByText(watcher.ui('former-player')).first().waitFor();
    expect(await watcher.page.getByText('Eva', { exact: true }).count()).toBe(0);
    expect(await inspect(watcher, 'a table with a former player', 'one-combination')).toEqual([]);
    await watcher.leave();
    await iris.leave();
    await eva.leave();
  });
});

it('without mail, the pages say that the host has not set it up', async () => {
  const server = sharedServer();
  const visitor = await Visitor.arrive(server, {
    language: 'en',
    screen: 'phone',
    motion: 'reduce',
    visit: 'is-refused',
  });
  await visitor.visit('/forgotten-password');
  await field(visitor, 'forgotten-account').fill('Nobody');
  await visitor.button('forgotten-send').click();
  await visitor.page.getByText(visitor.ui('forgotten-no-mail')).waitFor();
  expect(await inspect(visitor, 'no mail', 'one-combination')).toEqual([]);
  await visitor.leave();
});
