import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';

import type { SeatRequest } from '../src/wire/index.ts';
import { HttpPlayer } from './support/http-player.ts';
import { press, tabTo } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

const DESK: VisitorOptions = { language: 'en', screen: 'wide', settings: { speed: 'instant' } };
const PHONE: VisitorOptions = {
  language: 'es',
  screen: 'phone',
  pointer: 'finger',
  theme: 'light',
  settings: { speed: 'instant' },
};

interface Offered {
  /** The spectator who asks. */
  eva: Visitor;
  /** The player who is asked. */
  luis: Visitor;
}

/** Starts a match of Ana, Luis and Brasa, a bot whose seat Ana offers as the host. Eva watches. */
async function offered(options: { luis: VisitorOptions; eva: VisitorOptions }): Promise<Offered> {
  const ana = await HttpPlayer.arrive(server, 'Ana');
  const luis = await HttpPlayer.arrive(server, 'Luis');
  const eva = await HttpPlayer.arrive(server, 'Eva');
  const person: SeatRequest = { for: 'person' };
  const room = await ana.open({
    game: 'raiders',
    seats: [person, person, { for: 'bot', bot: 'random' }],
    pace: { pace: 'live', clock: null, grace_s: 600 },
  });
  await ana.ask(room, { do: 'sit', seat: 0 });
  await luis.ask(room, { do: 'sit', seat: 1 });
  await ana.ask(room, { do: 'begin' });
  await ana.ask(room, { do: 'clear_seat', seat: 2 });
  return { luis: await seeing(room, luis, options.luis), eva: await seeing(room, eva, options.eva) };
}

async function seeing(room: string, sameAs: HttpPlayer, options: VisitorOptions): Promise<Visitor> {
  const visitor = await Visitor.arrive(server, { ...options, sameAs });
  await visitor.visit(`/table/${room}`);
  await visitor.table.until('the match is shown', () => visitor.table.snapshot !== null);
  return visitor;
}

/** The text in which Luis is asked. */
function requestTo(luis: Visitor): Locator {
  const text = luis.ui('take-over-asked', { name: 'Eva', seat: 'Brasa' });
  return luis.page.getByRole('status').getByText(text);
}

/** Whether no scrolling is needed to see it. */
async function isInView(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

it('a spectator asks for a seat and gets it when the player agrees, by keyboard alone', async () => {
  const { luis, eva } = await offered({ luis: DESK, eva: DESK });
  await tabTo(luis.button('menu'));
  await press('keyboard', eva.button('seat-take-over'));
  await requestTo(luis).waitFor();
  expect(await luis.button('menu').evaluate((button) => button === document.activeElement)).toBe(true);
  await eva.page.getByText(eva.ui('take-over-waits', { seat: 'Brasa', names: 'Luis' })).waitFor();
  expect(await eva.button('sit-here').count()).toBe(0);
  expect(await inspect(luis, 'a request for a seat', 'one-combination')).toEqual([]);
  await press('keyboard', luis.button('take-over-agree'));
  await eva.table.until('Eva plays', () => eva.table.seat === 2);
  await eva.page.getByText(eva.ui('take-over-granted')).waitFor();
  await requestTo(luis).waitFor({ state: 'detached' });
  await Promise.all([luis.leave(), eva.leave()]);
});

it('a player on a phone sees the request without scrolling and refuses, and the spectator goes on watching', async () => {
  const { luis, eva } = await offered({ luis: PHONE, eva: PHONE });
  await luis.page.mouse.wheel(0, 4_000);
  await press('finger', eva.button('seat-take-over'));
  await requestTo(luis).waitFor();
  expect(await isInView(requestTo(luis))).toBe(true);
  expect(await isInView(luis.button('take-over-refuse'))).toBe(true);
  expect(await inspect(luis, 'a request for a seat', 'one-combination')).toEqual([]);
  await press('finger', luis.button('take-over-refuse'));
  await eva.page.getByText(eva.ui('take-over-refused')).waitFor();
  expect(eva.table.seat).toBeNull();
  expect(await eva.button('seat-take-over').count()).toBe(0);
  expect(await eva.button('sit-here').count()).toBe(0);
  await Promise.all([luis.leave(), eva.leave()]);
});

it('a spectator takes the request back and can ask again', async () => {
  const { luis, eva } = await offered({ luis: DESK, eva: DESK });
  await press('mouse', eva.button('seat-take-over'));
  await requestTo(luis).waitFor();
  await press('mouse', eva.button('take-over-cancel'));
  await requestTo(luis).waitFor({ state: 'detached' });
  await press('mouse', eva.button('seat-take-over'));
  await requestTo(luis).waitFor();
  await Promise.all([luis.leave(), eva.leave()]);
});
