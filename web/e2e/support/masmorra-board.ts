/** Plays Masmorra on its board: finds the button of any offer, and picks offers that end the match. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import { keyOfOffer } from '../../src/keyboard/keys.ts';
import type { Offer } from '../../src/wire/index.ts';
import type { Action, View } from '../../src/wire/masmorra.ts';
import { press, type InputMethod } from './input-methods.ts';
import { decisions, offerButton } from './play.ts';
import { MasmorraPolicy } from './masmorra-policy.ts';
import type { Visitor } from './visitor.ts';

/** After this many zoom steps no two places overlap. */
const MOST_LOOKS = 6;
/** How often a button is pressed that does not react. */
const MOST_PRESSES = 3;
/** How often all levels are searched for an offer. The map may change meanwhile. */
const MOST_SEARCHES = 2;

const WHOLE_MATCH_MS = 120_000;

/** Decisions that are made by clicking several dice. */
const BY_DICE: readonly Action['action'][] = ['pick_die', 'roll_again', 'conjure', 'change_die', 'change_to'];

/** Actions that end something. Without them a turn would not end. */
const ENDS: readonly Action['action'][] = [
  'roll',
  'keep_dice',
  'end_actions',
  'end_moves',
  'end_attack',
  'suffer',
  'collect',
  'pass_until_my_turn',
];

/** Plays to the end. Returns the kinds of decisions that were made. */
export async function playMasmorra(visitor: Visitor, input: InputMethod): Promise<Set<Action['action']>> {
  const { table } = visitor;
  const made = new Set<Action['action']>();
  const purpose = new MasmorraPolicy();
  for (let turn = 0; ; turn += 1) {
    await table.until('something is asked, or all is over', () => table.owes || table.isOver, WHOLE_MATCH_MS);
    if (table.isOver) return made;
    const { offers = [], view } = table.snapshot ?? {};
    // Without a goal the player might meet no monster before the bot wins.
    const place = made.has('fight')
      ? pickMasmorraOffer(offers, made, turn)
      : purpose.pick(offers, view as View);
    made.add(kindOf(table.snapshot?.offers[place]));
    await decideOnBoard(visitor, input, place);
  }
}

/** Prefers kinds that were not chosen yet, then those that end something. */
export function pickMasmorraOffer(offers: Offer[], made: Set<Action['action']>, turn: number): number {
  const kinds = offers.map(kindOf);
  const isUsual = (kind: Action['action']) => !BY_DICE.includes(kind) && kind !== 'ask_me_again';
  const fresh = kinds.findIndex((kind) => isUsual(kind) && !made.has(kind) && !ENDS.includes(kind));
  if (fresh >= 0) return fresh;
  const places = [...kinds.keys()].filter((place) => isUsual(kinds[place] ?? 'pass'));
  const ends = places.filter((place) => ENDS.includes(kinds[place] ?? 'pass'));
  const among = ends.length > 0 && turn % 3 > 0 ? ends : places;
  return among[(turn * 5) % Math.max(1, among.length)] ?? 0;
}

/** Explores and fights if possible, and otherwise varies. */
export function exploreOrFight(kinds: Action['action'][], turn: number): number {
  const wanted: Action['action'][] = ['explore', 'lay_room', 'fight', 'step', 'strike', 'roll', 'keep_dice'];
  const first = wanted.map((kind) => kinds.indexOf(kind)).find((place) => place >= 0);
  return first ?? turn % kinds.length;
}

export function kindOf(offer: Offer | undefined): Action['action'] {
  return (offer?.action as Action | undefined)?.action ?? 'pass';
}

/** Chooses an offer on the board and waits until the server has accepted it. */
export async function decideOnBoard(visitor: Visitor, input: InputMethod, place: number) {
  const { table } = visitor;
  const before = decisions(visitor).length;
  const byKey = input === 'keyboard' && before % 10 !== 9 && keyOfOffer(place) !== '';
  const isByKey = byKey || BY_DICE.includes(kindOf(table.snapshot?.offers[place]));
  // A busy page ignores a press, so press again.
  const shown = table.snapshot;
  const isUnanswered = () => decisions(visitor).length === before && table.snapshot === shown;
  for (let time = 0; time < MOST_PRESSES && isUnanswered(); time += 1) {
    if (isByKey) await pressKey(visitor, keyOfOffer(place), before);
    else await pressThere(input, await wayTo(visitor, input, place));
    await leaveBehind(visitor, input, before);
  }
  const answer = () => {
    const id = decisions(visitor)[before];
    const messages = table.received.map(({ message }) => message);
    return id === undefined
      ? undefined
      : messages.find((message) => (message.type === 'ack' || message.type === 'error') && message.id === id);
  };
  const what = `${JSON.stringify(table.snapshot?.offers[place]?.action)} is answered`;
  await table.until(what, () => answer() !== undefined);
  expect(answer()?.type, JSON.stringify(answer())).toBe('ack');
}

async function pressThere(input: InputMethod, button: Locator): Promise<void> {
  if (input === 'keyboard') return tabEitherWay(button);
  for (let look = 0; look < MOST_LOOKS && (await isCovered(button)); look += 1) await lookCloser(button);
  return press(input, button);
}

/** Whether another element covers the centre of a place on the map, as can happen on a small screen. */
function isCovered(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    if (!(element instanceof HTMLElement) || element.dataset['place'] === undefined) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && !element.contains(found);
  });
}

/** Zooms in on a place of the map. */
async function lookCloser(button: Locator) {
  await button.page().locator('.window .tools button').first().click();
  await button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.blur();
    element.focus();
  });
}

/** Moves the focus to a button by Tab, forward and then back, because the log after the board has many stops. */
async function tabEitherWay(button: Locator) {
  const page = button.page();
  for (const key of [...Array<string>(40).fill('Tab'), ...Array<string>(400).fill('Shift+Tab')]) {
    if (await button.evaluate((element) => element === document.activeElement)) {
      return page.keyboard.press('Enter');
    }
    await page.keyboard.press(key);
  }
  throw new Error(`no Tab leads to ${String(button)}`);
}

/** A busy page may ignore the key, so it is pressed again. */
async function pressKey(visitor: Visitor, key: string, before: number) {
  const { page } = visitor;
  for (let time = 0; time < 5; time += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
    const asks = await page.getByRole('dialog').count();
    if (asks > 0 || decisions(visitor).length > before) return;
  }
}

/** Returns the button of an offer. It may be behind a place on the map or a monster, on another level. */
async function wayTo(visitor: Visitor, input: InputMethod, place: number): Promise<Locator> {
  const button = offerButton(visitor, place);
  if ((await isThere(button)) || (await isBehindTab(visitor, input, button))) return button;
  for (let look = 0; look < MOST_SEARCHES; look += 1) {
    if (await isOnSomeLevel(visitor, input, button)) return button;
  }
  throw new Error(`there is no way to ${JSON.stringify(visitor.table.snapshot?.offers[place]?.action)}`);
}

async function isOnSomeLevel(visitor: Visitor, input: InputMethod, button: Locator): Promise<boolean> {
  const levels = visitor.page.locator('button[data-level]');
  for (let level = 0; level < Math.max(1, await levels.count()); level += 1) {
    if (level < (await levels.count())) await pressThere(input, levels.nth(level));
    if ((await isThere(button)) || (await isBehindPlace(visitor, input, button))) return true;
  }
  return false;
}

/** Cards and heroes are tabs, and on a narrow screen the dice too. */
async function isBehindTab({ page }: Visitor, input: InputMethod, button: Locator): Promise<boolean> {
  const tabs = page.locator('button[data-panel]');
  for (let tab = 0; tab < (await tabs.count()); tab += 1) {
    if (!(await tabs.nth(tab).isVisible())) continue;
    await press(input === 'keyboard' ? 'mouse' : input, tabs.nth(tab));
    if (await button.isVisible()) return true;
  }
  return false;
}

/** Opens the places that have several actions. */
async function isBehindPlace({ page }: Visitor, input: InputMethod, button: Locator): Promise<boolean> {
  const places = page.locator('button[data-place][aria-expanded]');
  const keys = await places.evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''));
  for (const key of keys) {
    const there = page.locator(`[data-place="${key}"]`);
    // An update may have removed it.
    if ((await there.count()) === 0) continue;
    await pressThere(input, there);
    if (await isThere(button)) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}

function isThere(button: Locator): Promise<boolean> {
  return button.waitFor({ timeout: 600 }).then(
    () => true,
    () => false,
  );
}

/** Confirms that something is left behind. */
async function leaveBehind(visitor: Visitor, input: InputMethod, before: number) {
  const warning = visitor.page.getByRole('dialog').getByRole('button').last();
  const isSent = () => decisions(visitor).length > before;
  const asks = warning.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
  const sent = visitor.table.until('it is sent', isSent, 1500).then(
    () => false,
    () => false,
  );
  if (await Promise.race([asks, sent])) await press(input === 'finger' ? input : 'mouse', warning);
}
