import { afterAll, beforeAll, expect, it } from 'vitest';

import { press } from './house/hands.ts';
import { Server } from './house/server.ts';
import { begin } from './house/tables.ts';
import { Visitor, type Manner } from './house/visitor.ts';

let server: Server;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(() => server.close());

const MANNER: Manner = { language: 'en', screen: 'wide', settings: { speed: 'instant' } };
const WELCOME = { game: 'welcome', options: { start: 'first' }, others: 1 };

async function openChat(visitor: Visitor) {
  await visitor.page.getByRole('tab', { name: new RegExp(`^${visitor.ui('chat')}`) }).click();
}

async function say(visitor: Visitor, text: string) {
  await visitor.page.getByLabel(visitor.ui('chat-say')).fill(text);
  await press('mouse', visitor.button('chat-send'));
}

it('the host silences someone, who sees so at once, and lets them speak again from another tab', async () => {
  const ana = await Visitor.arrive(server, MANNER);
  const { room, agents } = await begin(server, ana, WELCOME);
  const again = await Visitor.arrive(server, { ...MANNER, sameAs: ana });
  const luis = await Visitor.arrive(server, { ...MANNER, language: 'es', sameAs: agents[1] });
  for (const visitor of [again, luis]) await visitor.visit(`/table/${room}`);
  for (const visitor of [ana, again, luis]) await openChat(visitor);

  await say(luis, '¡Vamos, vamos!');
  await ana.page.getByText(ana.ui('chat-more', { name: 'Luis' })).click();
  await press('mouse', ana.button('chat-hush'));
  await luis.page.getByText(luis.ui('refusal-hushed')).waitFor();
  expect(await luis.page.getByLabel(luis.ui('chat-say')).count()).toBe(0);
  for (const visitor of [ana, again]) await visitor.button('chat-unhush').waitFor();

  await press('mouse', again.button('chat-unhush'));
  await say(luis, 'Perdón');
  for (const visitor of [ana, again]) await visitor.page.getByText('Perdón').waitFor();
  await expect.poll(() => ana.button('chat-unhush').count()).toBe(0);
  for (const visitor of [ana, again, luis]) await visitor.leave();
});
