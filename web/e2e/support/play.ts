/** Plays a match through its page, using only what the page offers. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import { keyOfOffer } from '../../src/keyboard/keys.ts';
import type { Message, Offer } from '../../src/wire/index.ts';
import { join } from '../../src/i18n/grammar.ts';
import { press, type InputMethod } from './input-methods.ts';
import type { Visitor } from './visitor.ts';
import { gameWords } from './messages.ts';

/** Returns the index of an offer. `turn` counts the decisions of this player. */
export type Pick = (offers: Offer[], turn: number) => number;

/** Varies the offers, but the same in every run. */
export const variedPick: Pick = (offers, turn) => (turn * 5 + 1) % offers.length;

/** Bots may continue the match after the player's own end. */
const WHOLE_MATCH_MS = 90_000;

/** Plays to the end. Returns the number of decisions. */
export async function playToTheEnd(
  visitor: Visitor,
  input: InputMethod,
  pick: Pick = variedPick,
): Promise<number> {
  const { table } = visitor;
  for (let turn = 0; ; turn += 1) {
    await table.until(
      'the match asks for something or is over',
      () => table.owes || table.isOver,
      WHOLE_MATCH_MS,
    );
    if (table.isOver) return turn;
    await decide(visitor, input, pick(table.snapshot?.offers ?? [], turn));
  }
}

/** Chooses an offer on the page and waits until the server has accepted it. */
export async function decide(visitor: Visitor, input: InputMethod, place: number) {
  const { table, page } = visitor;
  const before = decisions(visitor).length;
  const button = offerButton(visitor, place);
  await untilShown(visitor, input, button);
  // Mostly by its key, sometimes by Tab.
  if (input === 'keyboard' && before % 4 !== 3) await page.keyboard.press(keyOfOffer(place));
  else await press(input, button);
  const isAnswered = () => {
    const sent = decisions(visitor)[before];
    return sent !== undefined && answerTo(visitor, sent) !== undefined;
  };
  await table.until('a decision is answered', isAnswered);
  const answer = answerTo(visitor, decisions(visitor)[before] ?? '');
  expect(answer?.type, JSON.stringify(answer)).toBe('ack');
}

/** A board may show an offer only after its animations, so they are skipped. */
async function untilShown(visitor: Visitor, input: InputMethod, thing: Locator) {
  const skip = visitor.button('skip').first();
  await thing.or(skip).first().waitFor();
  if (!(await thing.isVisible())) await press(input, skip);
  await thing.waitFor();
}

/** The button of an offer: it has the offer's key and name. */
export function offerButton(visitor: Visitor, place: number): Locator {
  const { table, page } = visitor;
  const offer = table.snapshot?.offers[place];
  if (!offer) throw new Error(`there is no offer ${String(place)}`);
  const name = new RegExp(`^${escaped(inWords(visitor, offer.message))}$`, 'i');
  const withKey = page.locator(`button[aria-keyshortcuts="${keyOfOffer(place)}"]`);
  return page.getByRole('main').getByRole('button', { name }).and(withKey).first();
}

/** Expects a button with key and name for every offer. */
export async function expectEveryOffer(visitor: Visitor) {
  for (const place of visitor.table.snapshot?.offers.keys() ?? [])
    await offerButton(visitor, place).waitFor();
}

/** Skips the animations and expects the winners in the visitor's language. */
export async function expectResult(visitor: Visitor, input: InputMethod) {
  const ending = visitor.page.getByRole('region', { name: visitor.ui('ending'), exact: true });
  await untilShown(visitor, input, ending);
  await ending.getByRole('heading', { name: wonWords(visitor), exact: true }).waitFor();
}

function wonWords(visitor: Visitor): string {
  const { room, seat } = visitor.table;
  const winners = room?.stage.stage === 'over' ? room.stage.winners : [];
  if (winners.length === 0) return visitor.ui('won-nobody');
  if (winners.length === 1 && winners[0] === seat) return visitor.ui('won-you');
  const others = winners.filter((winner) => winner !== seat);
  const names = join(
    visitor.options.language,
    others.map((winner) => castOf(visitor).names[winner] ?? ''),
  );
  const isShared = others.length < winners.length;
  return isShared
    ? visitor.ui('won-with-you', { names })
    : visitor.ui('won', { names, count: others.length });
}

/** Returns the ids of the decisions that the page has sent, in order. */
export function decisions({ table }: Visitor): string[] {
  const ids = table.asked.flatMap((ask) =>
    ask.type === 'command' && ask.command.do === 'decide' ? [ask.id] : [],
  );
  return [...new Set(ids)];
}

function answerTo({ table }: Visitor, id: string) {
  const answers = table.received.map(({ message }) => message);
  return answers.find((message) => (message.type === 'ack' || message.type === 'error') && message.id === id);
}

/** Formats a message of the game in the visitor's language. */
export function inWords(visitor: Visitor, message: Message): string {
  const game = visitor.table.room?.settings.game ?? '';
  return gameWords(visitor.options.language, game).say(message, castOf(visitor));
}

function castOf({ table }: Visitor) {
  const names = (table.room?.seats ?? []).map(({ holder }) => (holder.kind === 'nobody' ? '' : holder.name));
  return { names, viewer: table.seat };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
