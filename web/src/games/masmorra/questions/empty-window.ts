/** Card windows that are passed for the viewer. */
import type { Offer } from '../../../wire/index.ts';
import type { Treasure, View } from '../../../wire/masmorra.ts';
import type { AutomaticAnswer, AutomaticQuestion, Decision } from '../../board.ts';
import { actionOf, choicesOf } from '../board.ts';
import { conditionOf } from '../treasure/data.ts';
import type { Seconds } from './auto-pass.ts';

export interface EmptyWindowSettings {
  /** Whether the viewer is asked in every card window. */
  asksAnyway: boolean;
  /** The countdown for card windows; 0 if there is none. */
  seconds: Seconds;
  /** Cards for which the viewer is asked in any case. */
  alerts: readonly Treasure[];
}

/**
 * Passes where no card fits. A card for any time fits every window, so the viewer is asked about it once in a turn and then only
 * if it is on the alert list.
 */
export function answerToEmptyWindow(
  { offers, view, made }: AutomaticQuestion,
  { asksAnyway, seconds, alerts }: EmptyWindowSettings,
): AutomaticAnswer | null {
  const pass = choicesOf(offers, 'pass')[0]?.offer;
  if (!pass || asksAnyway) return null;
  const declined = declinedCards(made).filter((card) => !alerts.includes(card));
  const isNothingNew = offers.every((offer) => isPassing(offer) || isDeclined(offer, declined));
  return isNothingNew ? { offer: pass, after: waitBefore(view as View, seconds) } : null;
}

function isPassing(offer: Offer): boolean {
  return offer.aside || actionOf(offer).action === 'pass';
}

function isDeclined(offer: Offer, declined: readonly Treasure[]): boolean {
  const action = actionOf(offer);
  return action.action === 'play' && declined.includes(action.card);
}

/** The cards for any time that the viewer could have played instead of passing. */
function declinedCards(made: readonly Decision[]): Treasure[] {
  const passed = made.filter(({ offer }) => actionOf(offer).action === 'pass');
  const cards = passed.flatMap(({ offers }) => choicesOf(offers, 'play').map(({ action }) => action.card));
  return cards.filter((card) => ['any_time', 'outside_combat'].includes(conditionOf(card)));
}

/** Everyone sees how many cards a player has, so an empty hand need not be hidden. */
function waitBefore({ hand }: View, seconds: Seconds): AutomaticAnswer['after'] {
  if (hand.length === 0) return 'nothing';
  return seconds > 0 ? { seconds } : 'random';
}
