import { expect, it } from 'vitest';

import type { Action } from '../src/wire/masmorra.ts';
import { decideByHand, kindOf, pickInTheDungeon } from './support/dungeon.ts';
import type { Hand } from './support/hands.ts';
import { inspect } from './support/inspect.ts';
import { beginAsNewcomer, type Way } from './support/newcomer.ts';
import { comeAgain, quiet } from './support/party.ts';
import { decide, expectEveryOffer, various } from './support/play.ts';
import { sharedServer } from './support/servers.ts';
import type { Visitor } from './support/visitor.ts';

const server = sharedServer();

/** Each game by another hand; whole matches are played when there is more time. */
const WAYS: (Way & { game: string })[] = [
  { game: 'welcome', hand: 'mouse', manner: { language: 'en', screen: 'wide', theme: 'light' } },
  { game: 'raiders', hand: 'finger', manner: { language: 'es', screen: 'phone', pointer: 'finger' } },
  { game: 'masmorra', hand: 'keyboard', manner: { language: 'es', screen: 'wide', theme: 'light' } },
];

const TURNS = 4;

it.each(WAYS)(
  'a newcomer plays some turns of $game by $hand in $manner.language, and comes again',
  async ({ game, ...way }) => {
    const newcomer = await beginAsNewcomer(server, game, way);
    await PLAYED[game]?.(newcomer, way.hand);
    // What moves cannot be inspected.
    await newcomer.page.emulateMedia({ reducedMotion: 'reduce' });
    await quiet([newcomer]);
    await comeAgain(newcomer);
    expect(await inspect(newcomer, game, 'briefly')).toEqual([]);
    await newcomer.leave();
  },
);

/** How some turns of a game are played. */
const PLAYED: Record<string, (visitor: Visitor, hand: Hand) => Promise<void>> = {
  welcome: playByOffers,
  raiders: playByOffers,
  masmorra: playByBoard,
};

async function playByOffers(visitor: Visitor, hand: Hand) {
  await expectEveryOffer(visitor);
  for (let turn = 0; turn < TURNS && (await isAsked(visitor)); turn += 1)
    await decide(visitor, hand, various(visitor.table.snapshot?.offers ?? [], turn));
}

async function playByBoard(visitor: Visitor, hand: Hand) {
  const made = new Set<Action['action']>();
  for (let turn = 0; turn < TURNS && (await isAsked(visitor)); turn += 1) {
    const offers = visitor.table.snapshot?.offers ?? [];
    const place = pickInTheDungeon(offers, made, turn);
    made.add(kindOf(offers[place]));
    await decideByHand(visitor, hand, place);
  }
}

async function isAsked({ table }: Visitor): Promise<boolean> {
  await table.until('something is asked, or all is over', () => table.owes || table.isOver);
  return !table.isOver;
}
