import { expect, it } from 'vitest';

import type { Action } from '../src/wire/masmorra.ts';
import { decideByHand, kindOf, pickInTheDungeon } from './support/masmorra-board.ts';
import type { InputMethod } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { beginAsNewcomer, type Way } from './support/first-match.ts';
import { comeAgain, quiet } from './support/several-players.ts';
import { decide, expectEveryOffer, various } from './support/play.ts';
import { sharedServer } from './support/shared-server.ts';
import type { Visitor } from './support/visitor.ts';

const server = sharedServer();

/** Each game by another input; whole matches are played when there is more time. */
const WAYS: (Way & { game: string })[] = [
  { game: 'welcome', input: 'mouse', manner: { language: 'en', screen: 'wide', theme: 'light' } },
  { game: 'raiders', input: 'finger', manner: { language: 'es', screen: 'phone', pointer: 'finger' } },
  { game: 'masmorra', input: 'keyboard', manner: { language: 'es', screen: 'wide', theme: 'light' } },
];

const TURNS = 4;

it.each(WAYS)(
  'a newcomer plays some turns of $game by $hand in $manner.language, and comes again',
  async ({ game, ...way }) => {
    const newcomer = await beginAsNewcomer(server, game, way);
    await PLAYED[game]?.(newcomer, way.input);
    // What moves cannot be inspected.
    await newcomer.page.emulateMedia({ reducedMotion: 'reduce' });
    await quiet([newcomer]);
    await comeAgain(newcomer);
    expect(await inspect(newcomer, game, 'briefly')).toEqual([]);
    await newcomer.leave();
  },
);

/** How some turns of a game are played. */
const PLAYED: Record<string, (visitor: Visitor, input: InputMethod) => Promise<void>> = {
  welcome: playByOffers,
  raiders: playByOffers,
  masmorra: playByBoard,
};

async function playByOffers(visitor: Visitor, input: InputMethod) {
  await expectEveryOffer(visitor);
  for (let turn = 0; turn < TURNS && (await isAsked(visitor)); turn += 1)
    await decide(visitor, input, various(visitor.table.snapshot?.offers ?? [], turn));
}

async function playByBoard(visitor: Visitor, input: InputMethod) {
  const made = new Set<Action['action']>();
  for (let turn = 0; turn < TURNS && (await isAsked(visitor)); turn += 1) {
    const offers = visitor.table.snapshot?.offers ?? [];
    const place = pickInTheDungeon(offers, made, turn);
    made.add(kindOf(offers[place]));
    await decideByHand(visitor, input, place);
  }
}

async function isAsked({ table }: Visitor): Promise<boolean> {
  await table.until('something is asked, or all is over', () => table.owes || table.isOver);
  return !table.isOver;
}
