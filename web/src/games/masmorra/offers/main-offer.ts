/** The offer beside the question: what continues the turn. */
import type { Offer } from '../../../wire/index.ts';
import type { Action, View } from '../../../wire/masmorra.ts';
import type { MainOffer } from '../../board.ts';
import { actionOf, choicesOf } from '../board.ts';
import { lossesOf } from '../dice/losses.ts';
import { isFightSensible, mainFightOffer, prospectOf } from '../fight/main-action.ts';

/** Actions that continue the turn, whatever else is offered. Which dice to keep is marked beside them. */
const CONTINUES: readonly Action['action'][] = ['roll', 'pass'];

/** An offer that loses something is left to the board, which asks first. */
export function mainOfferOf(offers: readonly Offer[], view: View): MainOffer | null {
  const main = continuing(offers, view);
  return main && lossesOf(main.offer, view, view.active) === null ? main : null;
}

function continuing(offers: readonly Offer[], view: View): MainOffer | null {
  if (view.fight) return highlighted(mainFightOffer(view, view.fight, offers));
  const fight = choicesOf(offers, 'fight')[0]?.offer;
  if (fight && isFightSensible(prospectOf(view, offers))) return highlighted(fight);
  const next = offers.find((offer) => CONTINUES.includes(actionOf(offer).action));
  if (next) return highlighted(next);
  const bounty = mostGold(offers);
  if (bounty) return highlighted(bounty);
  const end = choicesOf(offers, 'end_actions')[0]?.offer;
  if (end) return { offer: end, isSensible: isSpent(view) };
  const stop = choicesOf(offers, 'end_moves')[0]?.offer;
  return stop ? { offer: stop, isSensible: !offers.some(isMonsterMove) } : null;
}

/** Unused dice are worth nothing but gold. */
function mostGold(offers: readonly Offer[]): Offer | null {
  const [most] = choicesOf(offers, 'collect').sort((one, other) => other.action.coins - one.action.coins);
  return most?.offer ?? null;
}

function isMonsterMove(offer: Offer): boolean {
  return actionOf(offer).action === 'move_monster';
}

function highlighted(offer: Offer | null): MainOffer | null {
  return offer && { offer, isSensible: true };
}

/** Whether the turn has nothing left to use. */
function isSpent({ now }: View): boolean {
  return now.dice.length + now.symbols.length + now.points === 0 && typeof now.pet !== 'object';
}
