import { describe, expect, it } from 'vitest';

import type { Offer } from '../../../wire/index.ts';
import type { Action, FightView, Forecast, Symbol as Face, View } from '../../../wire/masmorra.ts';
import { actionOf, choicesOf } from '../board.ts';
import snapshots from '../fixtures/snapshots.json';
import { SNAPSHOTS, type SnapshotFixture } from '../fixtures.ts';
import { mainOfferOf } from '../offers/main-offer.ts';
import { isFightSensible, mainFightOffer, prospectOf } from './main-action.ts';

const BEFORE = snapshots.fighting as unknown as SnapshotFixture;
const { view, offers } = SNAPSHOTS.fighting;
const fight = view.fight as FightView;

function withDice(dice: Face[], symbols: Face[] = []): View {
  return { ...view, now: { ...view.now, dice, symbols, pet: 'none' } };
}

function kind(offer: Offer | null): string {
  if (!offer) return 'none';
  const action = actionOf(offer);
  return action.action === 'strike' ? `strike ${action.symbol}` : action.action;
}

/** The fight with another forecast for each strike. */
function after(strikes: Partial<Record<Face, Partial<Forecast>>>): FightView {
  return {
    ...fight,
    strikes: fight.strikes.map(({ symbol, after: usual }) => ({
      symbol,
      after: { ...usual, ...strikes[symbol] },
    })),
  };
}

describe('before a combat', () => {
  const seat = BEFORE.view.active ?? 0;
  const end = { ...(BEFORE.offers[0] as Offer), action: { action: 'end_actions' } };

  it('tells the faces left and the Payback of all monsters in the room', () => {
    const { faces, wounds, life, duty } = prospectOf(BEFORE.view, BEFORE.offers);
    expect(faces).toEqual(BEFORE.view.now.dice);
    expect([wounds > 0, life, duty]).toEqual([true, (BEFORE.view.players[seat]?.life ?? 0) - wounds, 'must']);
  });

  it('highlights a combat that must be fought and can be survived', () => {
    expect(isFightSensible(prospectOf(BEFORE.view, BEFORE.offers))).toBe(true);
  });

  it('highlights nothing if the combat is free, deadly or hopeless', () => {
    const prospect = prospectOf(BEFORE.view, BEFORE.offers);
    expect(isFightSensible(prospectOf(BEFORE.view, [...BEFORE.offers, end]))).toBe(false);
    expect(isFightSensible({ ...prospect, life: 0 })).toBe(false);
    expect(isFightSensible({ ...prospect, faces: ['step', 'defense'] })).toBe(false);
  });
});

describe('the offer beside the question', () => {
  it('continues the turn, and is highlighted only if it is sensible', () => {
    const { view: before, offers: first } = SNAPSHOTS.before_roll;
    expect(kind(mainOfferOf(first, before)?.offer ?? null)).toBe('roll');
    const acting = SNAPSHOTS.acting;
    const end = choicesOf(acting.offers, 'end_actions')[0]?.offer;
    const after = (dice: Face[]): View => {
      const now = { ...acting.view.now, dice, symbols: [], points: 0, pet: 'none' as const };
      return { ...acting.view, now };
    };
    expect(mainOfferOf(acting.offers, after(['step']))).toEqual({ offer: end, isSensible: false });
    expect(mainOfferOf(acting.offers, after([]))?.isSensible).toBe(true);
  });

  it('is missing if it would lose loose symbols, because the board asks first', () => {
    const acting = SNAPSHOTS.acting;
    const now = { ...acting.view.now, symbols: ['step' as const], points: 0 };
    expect(mainOfferOf(acting.offers, { ...acting.view, now })).toBeNull();
  });

  it('collects the most gold, and ends moves only if no monster can move', () => {
    const { view: before } = SNAPSHOTS.before_roll;
    const offerOf = (action: Action): Offer => ({ ...SNAPSHOTS.before_roll.offers[0], action }) as Offer;
    const bounties = [1, 0, 3, 2].map((coins) => offerOf({ action: 'collect', coins }));
    expect(mainOfferOf(bounties, before)).toEqual({ offer: bounties[2], isSensible: true });
    const stop = offerOf({ action: 'end_moves' });
    const move = { ...stop, action: { action: 'move_monster' } };
    expect(mainOfferOf([stop], before)).toEqual({ offer: stop, isSensible: true });
    expect(mainOfferOf([stop, move], before)).toEqual({ offer: stop, isSensible: false });
  });

  it('is missing if nothing in a fight is sensible', () => {
    expect(mainOfferOf(offers, view)).toBeNull();
  });
});

describe('in a fight', () => {
  it('highlights nothing if the strikes cannot defeat the monster', () => {
    expect(kind(mainFightOffer(view, fight, offers))).toBe('none');
    expect(kind(mainFightOffer(withDice(['ranged', 'melee', 'magic']), fight, offers))).toBe('none');
  });

  it('highlights a strike if all of them together defeat it', () => {
    expect(kind(mainFightOffer(withDice(['ranged', 'melee', 'melee']), fight, offers))).toBe('strike ranged');
    expect(kind(mainFightOffer(withDice(['magic', 'magic'], ['magic']), fight, offers))).toBe('strike magic');
  });

  it('highlights only a strike that is offered, although the server also foretells others', () => {
    const melee = choicesOf(offers, 'strike').filter(({ action }) => action.symbol === 'melee');
    const only = melee.map(({ offer }) => offer);
    const armed = withDice(['melee', 'melee', 'melee']);
    expect(fight.strikes.map(({ symbol }) => symbol)).toContain('ranged');
    expect(kind(mainFightOffer(armed, fight, only))).toBe('strike melee');
  });

  it('highlights the strike that defeats it with the fewest wounds, unless the hero falls', () => {
    const forecast = { ranged: { end: 'falls', life: 3 }, melee: { end: 'falls', life: 1 } } as const;
    expect(kind(mainFightOffer(view, after(forecast), offers))).toBe('strike ranged');
    expect(kind(mainFightOffer(view, after({ melee: { end: 'falls', life: 0 } }), offers))).toBe('none');
  });

  it('highlights the end of the attack when the monster is defeated', () => {
    const won = { ...fight, as_it_stands: { ...fight.as_it_stands, end: 'falls' as const } };
    expect(kind(mainFightOffer(view, won, offers))).toBe('end_attack');
  });

  it('highlights blocking while wounds come, and taking them only if nothing blocks', () => {
    const payback = SNAPSHOTS.payback;
    const coming = payback.view.fight as FightView;
    expect(kind(mainFightOffer(payback.view, coming, payback.offers))).toBe('block');
    const only = choicesOf(payback.offers, 'suffer').map(({ offer }) => offer);
    expect(kind(mainFightOffer(payback.view, coming, only))).toBe('suffer');
  });
});
