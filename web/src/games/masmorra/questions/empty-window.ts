/** Card windows in which the viewer can only pass. */
import type { Offer } from '../../../wire/index.ts';
import type { View } from '../../../wire/masmorra.ts';
import type { AutomaticAnswer } from '../../board.ts';
import { actionOf, choicesOf } from '../board.ts';
import type { Seconds } from './auto-pass.ts';

export interface EmptyWindowSettings {
  /** Whether the viewer is asked although no card fits. */
  asksAnyway: boolean;
  /** The countdown for card windows; 0 if there is none. */
  seconds: Seconds;
}

/** Passes where nothing else is offered. */
export function answerToEmptyWindow(
  offers: readonly Offer[],
  view: View,
  { asksAnyway, seconds }: EmptyWindowSettings,
): AutomaticAnswer | null {
  const pass = choicesOf(offers, 'pass')[0]?.offer;
  if (!pass || asksAnyway || !offers.every(isPassing)) return null;
  return { offer: pass, after: waitBefore(view, seconds) };
}

/** Everyone sees how many cards a player has, so an empty hand need not be hidden. */
function waitBefore({ hand }: View, seconds: Seconds): AutomaticAnswer['after'] {
  if (hand.length === 0) return 'nothing';
  return seconds > 0 ? { seconds } : 'random';
}

function isPassing(offer: Offer): boolean {
  return offer.aside || actionOf(offer).action === 'pass';
}
