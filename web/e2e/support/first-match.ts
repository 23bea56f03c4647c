/** Starts a match as a newcomer. */
import { expect } from 'vitest';

import { press, type InputMethod } from './input-methods.ts';
import type { Address } from './server.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

/** An input method, and the visitor's settings. */
export interface NewcomerOptions {
  input: InputMethod;
  options: VisitorOptions;
}

/** Visits the home page, begins a match against bots, and reads the primer. */
export async function beginAsNewcomer(
  server: Address,
  game: string,
  { input, options }: NewcomerOptions,
): Promise<Visitor> {
  const newcomer = await Visitor.arrive(server, options);
  const { table } = newcomer;
  await newcomer.visit('/');
  await press(input, newcomer.button('shelf-play-name', { name: newcomer.ui(`shelf-${game}`) }));
  await table.until('the match has begun', () => table.snapshot !== null);
  await learn(newcomer, input);
  if (input !== 'mouse') await setInstantSpeed(newcomer, input);
  await table.until('something is asked', () => table.owes || table.isOver);
  return newcomer;
}

/** Opens and closes the offered primer. */
async function learn(newcomer: Visitor, input: InputMethod) {
  await press(input, newcomer.button('primer'));
  await press(input, newcomer.button('primer-go'));
  await newcomer.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await newcomer.button('primer').waitFor({ state: 'hidden' });
}

/** Sets the speed to "instant". */
async function setInstantSpeed(newcomer: Visitor, input: InputMethod) {
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
