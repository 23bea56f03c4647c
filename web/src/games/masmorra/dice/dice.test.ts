import { describe, expect, it, vi } from 'vitest';

import { SNAPSHOTS } from '../fixtures.ts';
import { isSame } from '../offers/same-action.ts';
import { ActionSequence } from '../offers/action-sequence.svelte.ts';
import { actionOf, choicesOf } from '../board.ts';
import type { Offer } from '../../../wire/index.ts';
import type { Action, Fact, View } from '../../../wire/masmorra.ts';
import steps from '../fixtures/trays.json';
import { trayAfter, trayOf } from './animate.ts';
import { LossGuard } from './loss-guard.svelte.ts';
import { absenceOf, diceOf, layDice, NO_DICE } from './laid-dice.ts';
import { lossesOf } from './losses.ts';
import { isFree, offersFor, paymentOf, type Payment } from './payment.ts';
import { countOf, rerollActions, NO_MARKS, marksLeft, toggleDie } from './reroll.ts';

type Pile = Pick<View['now'], 'dice' | 'pet' | 'symbols' | 'picked'> & { active: number };

/** Steps of recorded matches: the tray before, the events, and the tray after. */
const STEPS = steps as unknown as { before: Pile; facts: Fact[]; after: Pile }[];

const WORDLESS = { id: 'x', args: {} };

function offerOf(action: Action, args: Offer['message']['args'] = {}): Offer {
  return { action, message: { id: 'x', args }, help: WORDLESS, rule: 'M10', aside: false };
}

function withNow(now: Partial<View['now']>): View {
  const { view } = SNAPSHOTS.acting;
  return { ...view, active: 0, now: { ...view.now, ...now } };
}

describe('the dice in the tray', () => {
  it('all roll the first time', () => {
    const laid = layDice(NO_DICE, ['melee', 'melee', 'step']);
    expect(laid.filter(({ state }) => state === 'ready').map(({ turns }) => turns)).toEqual([1, 1, 1]);
    expect(laid.length).toBe(6);
  });

  it('stay in place unless they are rolled again', () => {
    const before = layDice(NO_DICE, ['defense', 'magic', 'magic', 'step', 'step', 'step']);
    const after = layDice(before, ['magic', 'magic', 'melee', 'ranged', 'step', 'step']);
    const turned = after.filter((die, place) => die.turns !== before[place]?.turns);
    expect(turned.map(({ id, face }) => ({ id, face }))).toEqual([
      { id: 0, face: 'melee' },
      { id: 5, face: 'ranged' },
    ]);
  });

  it('leave the tray when they are used, and keep their id', () => {
    const before = layDice(NO_DICE, ['defense', 'magic', 'step']);
    const after = layDice(before, ['defense', 'step']);
    expect(after.map(({ state }) => state)).toEqual(['ready', 'away', 'ready', 'away', 'away', 'away']);
    expect(after[1]?.face).toBe('magic');
  });

  it('have a reason for each missing die', () => {
    const [, die] = NO_DICE;
    const last = NO_DICE.at(-1);
    if (!die || !last) throw new Error('dice are missing');
    const before = withNow({ stage: 'early', dice: [], spent: 0, fewer_dice: 1 });
    expect([absenceOf(die, before), absenceOf(last, before)]).toEqual(['to_be_rolled', 'lost_to_fear']);
    expect(absenceOf(die, withNow({ stage: 'acting', fewer_dice: 0 }))).toBe('used');
  });
});

describe('the payment of an offer', () => {
  const view = withNow({ dice: ['melee', 'melee', 'magic'], pet: { shows: 'elixir' }, symbols: ['step'] });

  it('is the die, symbol, pet die or token that the action names', () => {
    expect(paymentOf(offerOf({ action: 'strike', symbol: 'melee', with: 'die' }), view).dice).toEqual([
      'melee',
    ]);
    expect(paymentOf(offerOf({ action: 'step', with: 'symbol' }), view).symbols).toEqual(['step']);
    expect(paymentOf(offerOf({ action: 'heal', with: 'pet' }), view).pet).toBe('used');
    expect(paymentOf(offerOf({ action: 'flip_token', symbol: 'step' }), view).token).toBe('used');
  });

  it('is the cost of the ability', () => {
    const use = (ability: 'fireball' | 'on_guard' | 'shape_of_the_wild', die: 'melee' | null) =>
      paymentOf(offerOf({ action: 'use_ability', ability, die, pick: null }), view);
    expect(use('on_guard', 'melee').dice).toEqual(['melee']);
    expect(use('shape_of_the_wild', null).token).toBe('used');
    expect(use('fireball', null)).toMatchObject({ dice: ['magic'], pet: 'used' });
  });

  it('is the dice that the message of a chest names', () => {
    const room = { number: 0, tile: 's00' } as const;
    const chest = offerOf(
      { action: 'open_chest', room, chest: 0, dice: ['shown', 'shown'] },
      { dice: { list: [{ term: 'symbol-melee' }, { term: 'symbol-elixir' }] } },
    );
    expect(paymentOf(chest, view)).toMatchObject({ dice: ['melee'], pet: 'used' });
  });

  it('is empty for an action without a cost', () => {
    expect(isFree(paymentOf(offerOf({ action: 'end_actions' }), view))).toBe(true);
  });

  it('highlights as many dice as it uses', () => {
    const laid = layDice(NO_DICE, view.now.dice);
    const payment: Payment = { dice: ['melee', 'melee'], symbols: [], pet: 'kept', token: 'kept' };
    expect(diceOf(payment, laid)).toEqual([0, 1]);
  });

  it('leads from a die back to its offers', () => {
    const { offers, view: fightView } = SNAPSHOTS.fighting;
    const strikes = choicesOf(offers, 'strike').filter(({ action }) => action.with === 'die');
    for (const { offer, action } of strikes) {
      expect(offersFor({ kind: 'die', face: action.symbol }, offers, fightView)).toContain(offer);
    }
    expect(strikes.length).toBeGreaterThan(0);
  });
});

describe('a reroll', () => {
  const { view, offers } = SNAPSHOTS.pick_dice;

  it('marks and unmarks dice, and sends all marks as one sequence of actions', () => {
    const laid = layDice(NO_DICE, view.now.dice);
    const marks = toggleDie(toggleDie(toggleDie(NO_MARKS, 0), 1), 0);
    expect(countOf(marks)).toBe(1);
    expect(marksLeft(marks, view)).toBe(marksLeft(NO_MARKS, view) - 1);
    expect(rerollActions(marks, laid, null)).toEqual([
      { action: 'pick_die', die: laid[1]?.face, whose: 'action' },
      { action: 'roll_again' },
    ]);
  });

  it('sends each action once, when the match offers it', () => {
    const sequence = new ActionSequence();
    const choose = vi.fn();
    const pick = choicesOf(offers, 'pick_die')[0];
    if (!pick) throw new Error('no die can be picked');
    sequence.begin([pick.action, { action: 'roll_again' }]);
    sequence.follow(offers, null, choose);
    sequence.follow(offers, null, choose);
    expect(choose.mock.calls).toEqual([[pick.offer]]);
    const again = offerOf({ action: 'roll_again' });
    sequence.follow([again], null, choose);
    expect(choose).toHaveBeenLastCalledWith(again);
    expect(sequence.isUnderWay).toBe(false);
  });

  it('stops when the next action is not offered', () => {
    const sequence = new ActionSequence();
    const choose = vi.fn();
    sequence.begin([{ action: 'roll_again' }]);
    sequence.follow([offerOf({ action: 'pass' })], null, choose);
    expect([sequence.isUnderWay, choose.mock.calls.length]).toEqual([false, 0]);
  });

  it('compares actions whatever the order of their fields', () => {
    expect(isSame({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: null })).toBe(false);
  });
});

describe('a loss', () => {
  const room = { number: 1, tile: 'a01' } as const;
  const move = offerOf({ action: 'move', to: room });

  it('is reported before a hero leaves loose symbols behind', () => {
    const view = withNow({ symbols: ['melee', 'melee'], points: 1 });
    expect(lossesOf(move, view, 0)).toEqual({ symbols: ['melee', 'melee'], points: 0 });
    expect(lossesOf(offerOf({ action: 'end_actions' }), view, 0)).toEqual({
      symbols: ['melee', 'melee'],
      points: 1,
    });
  });

  it('is null if there is nothing to lose, or if it is not the viewer’s turn', () => {
    expect(lossesOf(move, withNow({ symbols: [] }), 0)).toBeNull();
    expect(lossesOf(move, withNow({ symbols: ['melee'] }), 1)).toBeNull();
  });

  it('is confirmed once before the offer is sent', () => {
    const choose = vi.fn();
    const guard = new LossGuard(() => ({ view: withNow({ symbols: ['melee'] }), seat: 0, choose }));
    guard.choose(move);
    expect([guard.held?.offer, choose.mock.calls.length]).toEqual([move, 0]);
    guard.cancel();
    guard.confirm();
    expect(choose).not.toHaveBeenCalled();
    guard.choose(move);
    guard.confirm();
    expect(choose).toHaveBeenCalledWith(move);
  });

  it('does not hold back other actions', () => {
    const choose = vi.fn();
    const { view, offers } = SNAPSHOTS.fighting;
    const guard = new LossGuard(() => ({ view, seat: 0, choose }));
    offers.forEach((offer) => guard.choose(offer));
    expect(choose).toHaveBeenCalledTimes(offers.length);
    expect(offers.map((offer) => actionOf(offer).action)).toContain('strike');
  });
});

describe('the tray of another player', () => {
  const seat = 1;
  const facts: Fact[] = [
    { event: 'turn_began', seat },
    { event: 'rolled', seat, dice: ['step', 'melee', 'melee', 'magic'] },
    { event: 'die_picked', seat, die: 'melee', whose: 'action' },
    { event: 'rolls_again', seat, dice: 1 },
    { event: 'rolled', seat, dice: ['defense'] },
    { event: 'step_spent', seat, with: 'die' },
    { event: 'ability_used', seat, ability: 'on_guard', die: 'melee', pick: null },
    { event: 'made_symbols', seat, symbols: ['defense'] },
    { event: 'conjured', seat, with: 'die' },
    { event: 'die_chosen', seat, die: 'defense', whose: 'action' },
    { event: 'die_changed', seat, from: 'defense', to: 'ranged' },
  ];

  it('shows a roll when its event is applied, and the dice left after each action', () => {
    const trays = facts.map((_, count) =>
      facts.slice(0, count + 1).reduce(trayAfter, trayOf(SNAPSHOTS.acting.view)),
    );
    expect(trays.map(({ dice }) => dice.join(' '))).toEqual([
      '',
      'step melee melee magic',
      'step melee melee magic',
      'step melee magic',
      'step melee magic defense',
      'melee magic defense',
      'magic defense',
      'magic defense',
      'defense',
      'defense',
      'ranged',
    ]);
    expect(trays.at(-1)).toMatchObject({ seat, symbols: ['defense'], picked: [] });
  });

  it('matches the view after every recorded step', () => {
    for (const { before, facts: events, after } of STEPS) {
      const tray = events.reduce(trayAfter, { ...before, seat: before.active, chosen: 'action' });
      const inOrder = ({ dice, pet, symbols }: Pick<Pile, 'dice' | 'pet' | 'symbols'>) => [
        [...dice].sort(),
        pet,
        [...symbols].sort(),
      ];
      expect([events, inOrder(tray)]).toEqual([events, inOrder(after)]);
    }
  });

  it('docks the dice of a chest, and the pet die for a face that no die shows', () => {
    const before = {
      ...trayOf(SNAPSHOTS.acting.view),
      dice: ['defense' as const],
      pet: { shows: 'melee' as const },
    };
    const room = { number: 3, tile: 'b06' } as const;
    const after = trayAfter(before, {
      event: 'chest_opened',
      seat,
      room,
      chest: 0,
      dice: ['shown', 'shown'],
    });
    expect([after.dice, after.pet]).toEqual([[], 'gone']);
  });
});
