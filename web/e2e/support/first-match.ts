/** Someone who plays a game for the first time. */
import { expect } from 'vitest';

import { press, type InputMethod } from './input-methods.ts';
import type { Address } from './server.ts';
import { Visitor, type Manner } from './visitor.ts';

/** A way to play, and how the pages look to whoever plays so. */
export interface Way {
  input: InputMethod;
  manner: Manner;
}

/** Comes to the home page, begins a match against bots there, and reads what the game is about. */
export async function beginAsNewcomer(
  server: Address,
  game: string,
  { input, manner }: Way,
): Promise<Visitor> {
  const newcomer = await Visitor.arrive(server, manner);
  const { table } = newcomer;
  await newcomer.visit('/');
  await press(input, newcomer.button('shelf-play-name', { name: newcomer.ui(`shelf-${game}`) }));
  await table.until('the match has begun', () => table.snapshot !== null);
  await learn(newcomer, input);
  if (input !== 'mouse') await wantNoShow(newcomer, input);
  await table.until('something is asked', () => table.owes || table.isOver);
  return newcomer;
}

/** Reads what the game is about, as it is offered to whoever plays it for the first time. */
async function learn(newcomer: Visitor, input: InputMethod) {
  await press(input, newcomer.button('primer'));
  await press(input, newcomer.button('primer-go'));
  await newcomer.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await newcomer.button('primer').waitFor({ state: 'hidden' });
}

/** Sets the speed to "at once", as someone would who has seen enough. */
async function wantNoShow(newcomer: Visitor, input: InputMethod) {
  const { page } = newcomer;
  if (input === 'keyboard') await page.keyboard.press('m');
  else await press(input, newcomer.button('menu'));
  await press(input, newcomer.button('settings-title'));
  const speed = page.getByRole('radio', { name: newcomer.ui('settings-speed-instant'), exact: true });
  await speed.waitFor();
  if (input === 'keyboard') await chooseByArrows(newcomer);
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
