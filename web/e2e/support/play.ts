/** Playing a match through its page: by what the page offers, and by nothing else. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import { keyOfOffer } from '../../src/keyboard/keys.ts';
import type { Message, Offer } from '../../src/wire/index.ts';
import { join } from '../../src/i18n/grammar.ts';
import { press, type InputMethod } from './input-methods.ts';
import type { Visitor } from './visitor.ts';
import { gameWords } from './messages.ts';

/** Picks the place of an offer. `turn` counts the decisions of this player. */
export type Pick = (offers: Offer[], turn: number) => number;

/** Takes another offer each time, so that a match sees many of them, and yet every run of the test plays alike. */
export const various: Pick = (offers, turn) => (turn * 5 + 1) % offers.length;

/** A match that bots finish can take a while after one's own end. */
const WHOLE_MATCH_MS = 90_000;

/** Plays until the match is over. Answers how many decisions were made. */
export async function playToTheEnd(
  visitor: Visitor,
  input: InputMethod,
  pick: Pick = various,
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

/** Chooses an offer on the page and waits until the server has taken it. */
export async function decide(visitor: Visitor, input: InputMethod, place: number) {
  const { table, page } = visitor;
  const before = decisions(visitor).length;
  const button = offerButton(visitor, place);
  await untilShown(visitor, input, button);
  // The short way by its key, and now and then the long one.
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

/** A board may keep an answer back until it has shown what led to the question; whoever has seen enough skips that. */
async function untilShown(visitor: Visitor, input: InputMethod, thing: Locator) {
  const skip = visitor.button('skip').first();
  await thing.or(skip).first().waitFor();
  if (!(await thing.isVisible())) await press(input, skip);
  await thing.waitFor();
}

/** The button of an offer: it has the offer's key, and is called by the offer's message. */
export function offerButton(visitor: Visitor, place: number): Locator {
  const { table, page } = visitor;
  const offer = table.snapshot?.offers[place];
  if (!offer) throw new Error(`there is no offer ${String(place)}`);
  const name = new RegExp(`^${escaped(inWords(visitor, offer.message))}$`, 'i');
  const withKey = page.locator(`button[aria-keyshortcuts="${keyOfOffer(place)}"]`);
  return page.getByRole('main').getByRole('button', { name }).and(withKey).first();
}

/** Everything legal is there as a button with its key and its name. */
export async function expectEveryOffer(visitor: Visitor) {
  for (const place of visitor.table.snapshot?.offers.keys() ?? [])
    await offerButton(visitor, place).waitFor();
}

/** Sees who has won, in one's own words. What is still being performed is skipped. */
export async function expectEnding(visitor: Visitor, input: InputMethod) {
  const ending = visitor.page.getByRole('region', { name: visitor.ui('ending'), exact: true });
  await untilShown(visitor, input, ending);
  await ending.getByRole('heading', { name: wonWords(visitor), exact: true }).waitFor();
}

function wonWords(visitor: Visitor): string {
  const { room, seat } = visitor.table;
  const winners = room?.stage.stage === 'over' ? room.stage.winners : [];
  if (winners.length === 0) return visitor.ui('won-nobody');
  if (winners.length === 1 && winners[0] === seat) return visitor.ui('won-you');
  const names = winners.map((winner) => castOf(visitor).names[winner] ?? '');
  return visitor.ui('won', { names: join(visitor.manner.language, names), count: names.length });
}

/** The ids of the decisions that the page has sent to this table, in order. */
export function decisions({ table }: Visitor): string[] {
  const ids = table.asked.flatMap((ask) =>
    ask.type === 'command' && ask.command.do === 'decide' ? [ask.id] : [],
  );
  return [...new Set(ids)];
}

function answerTo({ table }: Visitor, id: string) {
  const answers = table.heard.map(({ notice }) => notice);
  return answers.find((notice) => (notice.type === 'ack' || notice.type === 'error') && notice.id === id);
}

/** What the page says of a message of its game. */
export function inWords(visitor: Visitor, message: Message): string {
  const game = visitor.table.room?.settings.game ?? '';
  return gameWords(visitor.manner.language, game).say(message, castOf(visitor));
}

function castOf({ table }: Visitor) {
  const names = (table.room?.seats ?? []).map(({ holder }) => (holder.kind === 'nobody' ? '' : holder.name));
  return { names, viewer: table.seat };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
