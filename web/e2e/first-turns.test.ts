import { expect, it } from 'vitest';

import type { Action } from '../src/wire/masmorra.ts';
import { decideOnBoard, kindOf, pickMasmorraOffer } from './support/masmorra-board.ts';
import type { InputMethod } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { beginAsNewcomer, type NewcomerOptions } from './support/first-match.ts';
import { reload, waitForBots } from './support/several-players.ts';
import { decide, expectEveryOffer, variedPick } from './support/play.ts';
import { sharedServer } from './support/shared-server.ts';
import type { Visitor } from './support/visitor.ts';

const server = sharedServer();

/** Each game with another input method. Whole matches are played in full mode only. */
const WAYS: (NewcomerOptions & { game: string })[] = [
  { game: 'welcome', input: 'mouse', options: { language: 'en', screen: 'wide', theme: 'light' } },
  { game: 'raiders', input: 'finger', options: { language: 'es', screen: 'phone', pointer: 'finger' } },
  { game: 'masmorra', input: 'keyboard', options: { language: 'es', screen: 'wide', theme: 'light' } },
];

const TURNS = 4;

it.each(WAYS)(
  'a newcomer plays some turns of $game by $input in $options.language, and reloads',
  async ({ game, ...way }) => {
    const newcomer = await beginAsNewcomer(server, game, way);
    await PLAYED[game]?.(newcomer, way.input);
    // Animations cannot be checked.
    await newcomer.page.emulateMedia({ reducedMotion: 'reduce' });
    await waitForBots([newcomer]);
    await reload(newcomer);
    expect(await inspect(newcomer, game, 'one-combination')).toEqual([]);
    await newcomer.leave();
  },
);

/** Plays some turns, by game. */
const PLAYED: Record<string, (visitor: Visitor, input: InputMethod) => Promise<void>> = {
  welcome: playByOffers,
  raiders: playByOffers,
  masmorra: playByBoard,
};

async function playByOffers(visitor: Visitor, input: InputMethod) {
  await expectEveryOffer(visitor);
  for (let turn = 0; turn < TURNS && (await isAsked(visitor)); turn += 1)
    await decide(visitor, input, variedPick(visitor.table.snapshot?.offers ?? [], turn));
}

async function playByBoard(visitor: Visitor, input: InputMethod) {
  const made = new Set<Action['action']>();
  for (let turn = 0; turn < TURNS && (await isAsked(visitor)); turn += 1) {
    const offers = visitor.table.snapshot?.offers ?? [];
    const place = pickMasmorraOffer(offers, made, turn);
    made.add(kindOf(offers[place]));
    await decideOnBoard(visitor, input, place);
  }
}

async function isAsked({ table }: Visitor): Promise<boolean> {
  await table.until('something is asked, or all is over', () => table.owes || table.isOver);
  return !table.isOver;
}
