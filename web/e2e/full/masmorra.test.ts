import { describe, expect, it } from 'vitest';

import type { Action } from '../../src/wire/masmorra.ts';
import { HttpPlayer } from '../support/http-player.ts';
import { playMasmorra, exploreOrFight } from '../support/masmorra-board.ts';
import type { InputMethod } from '../support/input-methods.ts';
import { inspect } from '../support/page-checks.ts';
import { expectResult } from '../support/play.ts';
import { sharedServer } from '../support/shared-server.ts';
import { Visitor, type VisitorOptions } from '../support/visitor.ts';

const server = sharedServer();

/** A game has about a hundred decisions. */
const WHOLE_GAME_MS = 400_000;

const WAYS: { input: InputMethod; options: VisitorOptions; rounds?: string }[] = [
  { input: 'mouse', options: { language: 'en', screen: 'wide', settings: { speed: 'instant' } } },
  {
    input: 'keyboard',
    options: { language: 'es', screen: 'wide', settings: { speed: 'instant' } },
    rounds: '30',
  },
  {
    input: 'finger',
    options: { language: 'es', screen: 'phone', pointer: 'finger', settings: { speed: 'instant' } },
    rounds: '30',
  },
];

/** Opens a Standard game of a visitor and a bot, and shows it. */
async function begin(visitor: Visitor, rounds = 'unlimited'): Promise<{ me: HttpPlayer; room: string }> {
  const me = HttpPlayer.of(visitor);
  await me.introduce('Ana');
  const room = await me.open({
    game: 'masmorra',
    options: { start: 'first', rounds },
    seats: [{ for: 'person' }, { for: 'bot', bot: 'adventurer' }],
  });
  await me.ask(room, { do: 'sit', seat: 0, nonce: 'c0ffee' });
  await me.ask(room, { do: 'begin' });
  await visitor.visit(`/table/${room}`);
  await visitor.table.until('the match is shown', () => visitor.table.snapshot !== null);
  return { me, room };
}

describe('a player of Masmorra', () => {
  it.each(WAYS)(
    'plays a whole Standard game against a bot by $input in $options.language on a $options.screen screen',
    async ({ input, options, rounds }) => {
      const visitor = await Visitor.arrive(server, options);
      await begin(visitor, rounds);
      const made = await playMasmorra(visitor, input);
      for (const kind of ['roll', 'step', 'explore', 'fight'] satisfies Action['action'][])
        expect(made).toContain(kind);
      await expectResult(visitor, input);
      await visitor.leave();
    },
    WHOLE_GAME_MS,
  );
});

describe('a table of Masmorra', () => {
  it.each(['en', 'es'] as const)('passes all page checks (%s)', async (language) => {
    const visitor = await Visitor.arrive(server, { language, screen: 'wide', motion: 'reduce' });
    const { me, room } = await begin(visitor);
    const { table } = visitor;
    const unseen = new Set<Action['action']>(['roll', 'explore', 'lay_room', 'strike', 'move_monster']);
    // A tile with only one legal placement is placed without a question.
    const isEnough = () => unseen.size === 0 || (unseen.size === 1 && unseen.has('lay_room'));
    const problems: string[] = [];
    for (let turn = 0; turn < 200 && !isEnough(); turn += 1) {
      await table.until('something is asked, or all is over', () => table.owes || table.isOver);
      if (table.isOver) break;
      const kinds = (table.snapshot?.offers ?? []).map(({ action }) => (action as Action).action);
      for (const kind of kinds.filter((one) => unseen.delete(one)))
        problems.push(...(await inspect(visitor, kind)));
      const number = table.snapshot?.number ?? 0;
      await me.decide(room, exploreOrFight(kinds, turn));
      await table.until('it has happened', () => (table.snapshot?.number ?? 0) > number);
    }
    expect(problems).toEqual([]);
    expect(isEnough(), `not seen: ${[...unseen].join(', ')}`).toBe(true);
    await visitor.leave();
  });
});
