import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { press, type Hand } from './house/hands.ts';
import { expectEnding, expectEveryOffer, playToTheEnd } from './house/play.ts';
import { Server } from './house/server.ts';
import { Visitor, type Manner } from './house/visitor.ts';

let server: Server;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(() => server.close());

interface Way {
  hand: Hand;
  manner: Manner;
}

const WAYS: Way[] = [
  { hand: 'mouse', manner: { language: 'en', screen: 'wide' } },
  { hand: 'keyboard', manner: { language: 'es', screen: 'wide' } },
  { hand: 'finger', manner: { language: 'es', screen: 'phone', pointer: 'finger' } },
];

describe.each(['welcome', 'raiders'])('a newcomer to %s', (game) => {
  it.each(WAYS)('plays a whole match against bots by $hand in $manner.language, and another', async (way) => {
    const newcomer = await Visitor.arrive(server, way.manner);
    await newcomer.visit('/');
    const name = newcomer.ui(`shelf-${game}`);
    await press(way.hand, newcomer.button('shelf-play-name', { name }));
    await newcomer.table.until('the match has begun', () => newcomer.table.sight !== null);

    await learn(newcomer, way.hand);
    if (way.hand !== 'mouse') await wantNoShow(newcomer, way.hand);
    await newcomer.table.until('something is asked', () => newcomer.table.owes || newcomer.table.isOver);
    await expectEveryOffer(newcomer);
    const turns = await playToTheEnd(newcomer, way.hand);
    expect(turns).toBeGreaterThan(0);
    await expectEnding(newcomer, way.hand);

    const first = newcomer.table.table;
    await press(way.hand, newcomer.button('rematch'));
    const isAnother = () => newcomer.table.table !== first && newcomer.table.sight !== null;
    await newcomer.table.until('another match has begun', isAnother);
    await newcomer.table.until('it asks for something', () => newcomer.table.owes || newcomer.table.isOver);
    await newcomer.leave();
  });
});

/** Reads what the game is about, as it is offered to whoever plays it for the first time. */
async function learn(newcomer: Visitor, hand: Hand) {
  await press(hand, newcomer.button('primer'));
  await press(hand, newcomer.button('primer-go'));
  await newcomer.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await newcomer.button('primer').waitFor({ state: 'hidden' });
}

/** Sets the speed to "at once", as someone would who has seen enough. */
async function wantNoShow(newcomer: Visitor, hand: Hand) {
  const { page } = newcomer;
  if (hand === 'keyboard') await page.keyboard.press('m');
  else await press(hand, newcomer.button('menu'));
  await press(hand, newcomer.button('settings-title'));
  const speed = page.getByRole('radio', { name: newcomer.ui('settings-speed-instant'), exact: true });
  await speed.waitFor();
  if (hand === 'keyboard') await chooseByArrows(newcomer);
  else await speed.locator('xpath=..').tap();
  expect(await speed.isChecked()).toBe(true);
  await page.keyboard.press('Escape');
}

async function chooseByArrows(newcomer: Visitor) {
  const { page } = newcomer;
  const group = page.getByRole('group', { name: newcomer.ui('settings-speed'), exact: true });
  for (let stops = 0; stops < 30; stops += 1) {
    if (await group.locator('input:focus').count()) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
}
