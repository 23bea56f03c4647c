/** Automatic answers to questions about cards. */
import type { Offer } from '../../../wire/index.ts';
import type { Treasure } from '../../../wire/masmorra.ts';
import { choicesOf } from '../board.ts';

/** A question is passed after this many seconds; 0 turns the countdown off. */
export type Seconds = 0 | 5 | 10 | 20;

export const SECONDS: readonly Seconds[] = [0, 5, 10, 20];

/** Whether questions are passed until the viewer's own turn. */
export type AutoPass = 'asks' | 'passes';

export interface AutoPassSettings {
  seconds: Seconds;
  autoPass: AutoPass;
  /** Cards for which the viewer is asked in any case. */
  alerts: readonly Treasure[];
}

export type Answer =
  /** Pass at once. */
  | { do: 'pass'; offer: Offer }
  /** Pass after a countdown. */
  | { do: 'pass_later'; offer: Offer; seconds: number }
  /** The viewer decides. */
  | { do: 'ask' };

/** What to do with the open question. A playable card on the alert list always asks. */
export function answerTo(offers: readonly Offer[], { seconds, autoPass, alerts }: AutoPassSettings): Answer {
  const offer = choicesOf(offers, 'pass')[0]?.offer;
  const isAlert = choicesOf(offers, 'play').some(({ action }) => alerts.includes(action.card));
  if (!offer || isAlert) return { do: 'ask' };
  if (autoPass === 'passes') return { do: 'pass', offer };
  return seconds > 0 ? { do: 'pass_later', offer, seconds } : { do: 'ask' };
}
