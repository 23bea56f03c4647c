import { expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { press } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { ownServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = ownServer();

const VISITOR: VisitorOptions = {
  language: 'en',
  screen: 'wide',
  settings: { speed: 'instant', name: 'Eva' },
};

/** Starts a listed match: Ana against two bots. */
async function begun(delay_s: number): Promise<{ ana: HttpPlayer; room: string }> {
  const ana = await HttpPlayer.arrive(server, 'Ana');
  const bot = { for: 'bot' as const, bot: 'random' };
  const room = await ana.open({
    game: 'welcome',
    seats: [{ for: 'person' }, bot, bot],
    listed: true,
    spectators: { welcome: true, delay_s },
  });
  await ana.ask(room, { do: 'sit', seat: 0 });
  await ana.ask(room, { do: 'begin' });
  return { ana, room };
}

it('a spectator finds the match on the home page, is listed, and takes an offered seat', async () => {
  const { ana, room } = await begun(0);
  const eva = await Visitor.arrive(server, VISITOR);
  await eva.visit('/');
  await press('mouse', eva.link('lobby-watch').first());
  await eva.table.until('the match is shown', () => eva.table.snapshot !== null);
  expect(eva.table.seat).toBeNull();
  await press('mouse', eva.button('watching', { count: 1 }));
  await eva.page.getByRole('dialog').getByText('Eva').waitFor();
  await eva.page.keyboard.press('Escape');
  await ana.ask(room, { do: 'clear_seat', seat: 1 });
  await eva.button('sit-here').waitFor();
  expect(await inspect(eva, 'a seat on offer', 'one-combination')).toEqual([]);
  await press('mouse', eva.button('seat-take-over'));
  await eva.table.until('Eva plays', () => eva.table.seat === 1);
  await eva.leave();
});

it('the host of a match against bots offers a seat to spectators', async () => {
  const { ana, room } = await begun(0);
  const host = await Visitor.arrive(server, { ...VISITOR, sameAs: ana });
  await host.visit(`/table/${room}`);
  await press('mouse', host.button('menu'));
  await press('mouse', host.button('viewers'));
  await press(
    'mouse',
    host.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Offer/ })
      .first(),
  );
  await host.table.until('it is offered', () => host.table.room?.seats[1]?.covered === 'left');
  await host.leave();
});

it('the home page and the table show the delay of spectators', async () => {
  const seconds = 3;
  const { room } = await begun(seconds);
  const eva = await Visitor.arrive(server, VISITOR);
  await eva.visit('/');
  await eva.page.getByText(eva.ui('lobby-behind', { seconds })).first().waitFor();
  await eva.visit(`/table/${room}`);
  await eva.page.getByText(eva.ui('behind', { seconds })).waitFor();
  await eva.leave();
});
