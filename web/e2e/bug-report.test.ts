import { expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { press } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

it('a player reports a problem from the menu and downloads the report', async () => {
  const ana = await HttpPlayer.arrive(server, 'Ana');
  const room = await ana.open({
    game: 'welcome',
    seats: [{ for: 'person' }, { for: 'bot', bot: 'random' }],
    pace: { pace: 'live', clock: null, grace_s: 600 },
  });
  await ana.ask(room, { do: 'sit', seat: 0 });
  await ana.ask(room, { do: 'begin' });
  const visitor = await Visitor.arrive(server, {
    language: 'es',
    screen: 'phone',
    settings: { speed: 'instant' },
    sameAs: ana,
  });
  await visitor.visit(`/table/${room}`);
  await visitor.table.until('the match is shown', () => visitor.table.snapshot !== null);
  await press('keyboard', visitor.button('menu'));
  await press('keyboard', visitor.button('bug-report'));
  const description = visitor.page.getByLabel(visitor.ui('bug-report-what'));
  await description.fill('La carta no se mueve.');
  expect(await inspect(visitor, 'the form of a report', 'one-combination')).toEqual([]);
  await press('keyboard', visitor.button('bug-report-send'));
  const file = visitor.page.getByRole('link', { name: visitor.ui('bug-report-file') });
  await file.waitFor();
  const address = (await file.getAttribute('href')) ?? '';
  const report = await visitor.page.evaluate(async (from) => (await fetch(from)).text(), address);
  expect(JSON.parse(report)).toMatchObject({
    settings: { game: 'welcome' },
    description: 'La carta no se mueve.',
  });
});
