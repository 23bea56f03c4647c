import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { inspect } from './support/page-checks.ts';
import { ownServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const TABLE = { game: 'welcome', seats: [{ for: 'person' }, { for: 'person' }] } as const;

describe('the host page', { timeout: 240_000 }, () => {
  const server = ownServer();
  let ana: HttpPlayer;
  let luis: HttpPlayer;
  let luisId: string;
  let room: string;

  beforeAll(async () => {
    ana = await HttpPlayer.arrive(server, 'Ana');
    luis = await HttpPlayer.arrive(server, 'Luis');
    await ana.register('Ana');
    luisId = await luis.player();
    room = await luis.open({ ...TABLE, seats: [...TABLE.seats] });
    await luis.ask(room, { do: 'sit', seat: 0, nonce: 'c0ffee' });
  }, 60_000);

  afterAll(async () => {
    await ana.leave();
    await luis.leave();
  });

  function arrive(options: Partial<VisitorOptions> = {}): Promise<Visitor> {
    return Visitor.arrive(server, { language: 'en', screen: 'wide', motion: 'reduce', ...options });
  }

  async function section(visitor: Visitor, id: string) {
    const sections = visitor.page.getByRole('navigation', { name: visitor.ui('admin-sections') });
    await sections.getByRole('link', { name: new RegExp(`^${visitor.ui(id)}`) }).click();
  }

  function dialog(visitor: Visitor) {
    return visitor.page.getByRole('dialog');
  }

  it('makes the holder of the token the first admin, once', async () => {
    const address = await server.firstAdminAddress();
    const visitor = await arrive({ sameAs: ana, visit: 'is-refused', language: 'es' });
    await visitor.visit(address);
    await visitor.page.getByRole('heading', { name: visitor.ui('admin-first') }).waitFor();
    expect(new URL(visitor.page.url()).hash, 'the token is not left in the address').toBe('');
    expect(await inspect(visitor, 'first admin')).toEqual([]);
    await visitor.button('admin-become').click();
    await visitor.page.getByRole('heading', { name: visitor.ui('admin-load'), exact: true }).waitFor();
    expect(await inspect(visitor, 'overview')).toEqual([]);
    await visitor.leave();

    const late = await arrive({ visit: 'is-refused' });
    const guest = HttpPlayer.of(late);
    await guest.introduce('Eva');
    await guest.register('Eva');
    await late.page.addInitScript(() => localStorage.setItem('antorcha.known', 'yes'));
    await late.visit(address);
    await late.button('admin-become').click();
    await late.page.getByText(late.ui('admin-refusal-wrong-token')).waitFor();
    await late.leave();
  });

  it('bans a player, who sees why at the open table', async () => {
    const admin = await arrive({ sameAs: ana });
    const banned = await arrive({ sameAs: luis, visit: 'is-refused', language: 'es', screen: 'phone' });
    await banned.visit(`/table/${room}`);
    await banned.page.getByText('Luis').first().waitFor();

    await admin.visit('/admin/people');
    await admin.page.getByRole('searchbox').fill('lui');
    await admin.button('admin-search').click();
    await admin.page.getByRole('link', { name: 'Luis', exact: true }).click();
    await admin.page.getByRole('heading', { level: 2, name: 'Luis' }).waitFor();
    expect(await inspect(admin, 'person')).toEqual([]);
    await admin.button('admin-ban').click();
    const box = dialog(admin);
    await box.getByLabel(admin.ui('admin-reason')).fill('Insults in the chat');
    expect(await inspect(admin, 'ban', 'one-combination')).toEqual([]);
    await box.getByRole('button', { name: admin.ui('admin-ban'), exact: true }).click();
    await admin.button('admin-lift').waitFor();

    await banned.page.getByRole('heading', { name: banned.ui('host-banned') }).waitFor();
    await banned.page.getByText('Insults in the chat').waitFor();
    expect(await inspect(banned, 'banned')).toEqual([]);
    await banned.visit('/');
    await banned.page.getByRole('heading', { name: banned.ui('host-banned') }).waitFor();

    await section(admin, 'admin-bans');
    await admin.page.getByRole('link', { name: 'Luis', exact: true }).waitFor();
    expect(await inspect(admin, 'bans', 'one-combination')).toEqual([]);
    await admin.button('admin-lift').click();
    await dialog(admin)
      .getByRole('button', { name: admin.ui('admin-lift'), exact: true })
      .click();
    await admin.page.getByText(admin.ui('admin-no-bans')).waitFor();
    await banned.button('try-again').click();
    await banned.page
      .getByRole('heading', { level: 1, name: banned.ui('host-banned') })
      .waitFor({ state: 'detached' });
    await banned.leave();
    await admin.leave();
  });

  it('handles a report, renames a player and closes a table', async () => {
    await luis.ask(room, { do: 'say', text: 'something bad' });
    await ana.ask(room, { do: 'report', line: 1, reason: 'rude' });
    const admin = await arrive({ sameAs: ana, language: 'es' });
    await admin.visit('/admin/reports');
    await admin.page.getByText('something bad').waitFor();
    expect(await inspect(admin, 'reports')).toEqual([]);
    await admin.button('admin-dismiss').click();
    await dialog(admin)
      .getByRole('button', { name: admin.ui('admin-dismiss'), exact: true })
      .click();
    await admin.page.getByText(admin.ui('admin-no-reports')).nth(1).waitFor();

    await admin.visit(`/admin/people/${luisId}`);
    await admin.button('admin-rename').click();
    await dialog(admin).getByLabel(admin.ui('admin-new-name')).fill('Lucho');
    await dialog(admin)
      .getByRole('button', { name: admin.ui('admin-rename'), exact: true })
      .click();
    await admin.page.getByRole('heading', { level: 2, name: 'Lucho' }).waitFor();

    await section(admin, 'admin-rooms');
    await admin.page.getByText('Lucho').waitFor();
    expect(await inspect(admin, 'rooms')).toEqual([]);
    const watcher = await arrive({ screen: 'phone' });
    await watcher.visit(`/table/${room}`);
    await watcher.page.getByText('Lucho').first().waitFor();
    await admin.button('admin-close-table').click();
    await dialog(admin)
      .getByRole('button', { name: admin.ui('admin-close-table'), exact: true })
      .click();
    await watcher.page.getByText(watcher.ui('closed-why', { code: 'admin_closed', message: '' })).waitFor();
    await section(admin, 'admin-log');
    await admin.page.getByText(admin.ui('admin-did-close-room')).first().waitFor();
    await admin.page.getByText(admin.ui('admin-did-rename')).first().waitFor();
    expect(await inspect(admin, 'log')).toEqual([]);
    await watcher.leave();
    await admin.leave();
  });

  it('announces something and a restart, which open tables show at once', async () => {
    const place = await luis.open({ ...TABLE, seats: [...TABLE.seats] });
    const admin = await arrive({ sameAs: ana });
    const player = await arrive({ sameAs: luis, language: 'es', screen: 'phone' });
    await player.visit(`/table/${place}`);
    await player.page.getByText('Lucho').first().waitFor();
    await admin.visit('/admin/announcements');
    await admin.page.getByLabel(admin.ui('admin-text-en')).fill('Cake at six!');
    await admin.page.getByLabel(admin.ui('admin-text-es')).fill('¡Tarta a las seis!');
    await admin.button('admin-announce-now').click();
    await player.page.getByText('¡Tarta a las seis!').waitFor();
    expect(await inspect(player, 'announcement at a table')).toEqual([]);
    await player.button('host-close').click();
    await player.page.getByText('¡Tarta a las seis!').waitFor({ state: 'detached' });
    await player.page.reload();
    await player.page.locator('main').waitFor();

    await admin.button('admin-restart-now').click();
    await player.page
      .getByRole('timer')
      .getByText(player.ui('host-restart-minutes', { minutes: 15 }))
      .waitFor();
    expect(await player.page.getByText('¡Tarta a las seis!').count(), 'it stays closed').toBe(0);
    expect(await inspect(admin, 'announcements')).toEqual([]);
    const list = admin.page.getByRole('list', { name: admin.ui('admin-all-announcements') });
    await list
      .getByRole('button', { name: admin.ui('admin-end') })
      .first()
      .click();
    await player.page.getByRole('timer').waitFor({ state: 'detached' });
    await player.leave();
    await admin.leave();
  });

  it('says to others that it is for admins', async () => {
    const visitor = await arrive({ screen: 'phone' });
    await visitor.visit('/admin');
    await visitor.page.getByText(visitor.ui('admin-stranger')).waitFor();
    expect(await inspect(visitor, 'stranger', 'one-combination')).toEqual([]);
    await visitor.leave();
  });
});
