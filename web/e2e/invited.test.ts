import { expect, it } from 'vitest';

import type { SeatRequest } from '../src/wire/index.ts';
import { HttpPlayer } from './support/http-player.ts';
import { press } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();
const PERSON: SeatRequest = { for: 'person' };

async function openTable(host: HttpPlayer): Promise<string> {
  const pace = { pace: 'live', clock: null, grace_s: 600 } as const;
  const room = await host.open({ game: 'welcome', seats: [PERSON, PERSON, PERSON], pace });
  await host.ask(room, { do: 'sit', seat: 0 });
  return room;
}

it('an invited friend is asked for a name, which is filled in, and sits down under it', async () => {
  const room = await openTable(await HttpPlayer.arrive(server, 'Ana'));
  const guest = await Visitor.arrive(server, { language: 'es', screen: 'phone', pointer: 'finger' });
  await guest.visit(`/table/${room}`);
  const field = guest.page.getByRole('textbox', { name: guest.ui('arrival') });
  await field.waitFor();
  expect(await field.inputValue()).not.toBe('');
  expect(await inspect(guest, 'an invitation', 'one-combination')).toEqual([]);
  await field.fill('Luisa');
  await press('finger', guest.button('arrival-sit'));
  await guest.table.until('the guest is seated', () => guest.table.seat === 1);
  await expect
    .poll(() => {
      const holder = guest.table.room?.seats[1]?.holder;
      return holder?.kind === 'person' ? holder.name : null;
    })
    .toBe('Luisa');
  await field.waitFor({ state: 'detached' });
  await guest.leave();
});

it('the host is asked before a table with seated friends is closed', async () => {
  const ana = await Visitor.arrive(server, { language: 'en', screen: 'wide' });
  const host = HttpPlayer.of(ana);
  await host.introduce('Ana');
  const room = await openTable(host);
  const luis = await HttpPlayer.arrive(server, 'Luis');
  await luis.ask(room, { do: 'sit', seat: 1 });
  await ana.visit(`/table/${room}`);
  await press('mouse', ana.button('menu'));
  await press('mouse', ana.button('close-table'));
  const dialog = ana.page.getByRole('dialog').filter({ hasText: ana.ui('close-table-help') });
  await dialog.waitFor();
  await press('mouse', ana.button('cancel'));
  expect(ana.table.room?.stage.stage).toBe('open');
  await press('mouse', ana.button('menu'));
  await press('mouse', ana.button('close-table'));
  await press('mouse', dialog.getByRole('button', { name: ana.ui('close-table'), exact: true }));
  await ana.table.until('the table is closed', () => ana.table.room?.stage.stage === 'closed');
  await ana.leave();
});
