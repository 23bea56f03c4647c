/** How questions about cards are answered for the reader, as the reader has settled it. */
import type { Offer } from '../../../wire/index.ts';
import type { Treasure } from '../../../wire/masmorra.ts';
import { choicesOf } from '../board.ts';

/** After how many seconds a question is passed; never for 0. */
export type Seconds = 0 | 5 | 10 | 20;

/** What can be chosen. */
export const SECONDS: readonly Seconds[] = [0, 5, 10, 20];

/** Whether the reader passes until the own turn. */
export type AutoPass = 'asks' | 'passes';

/** What the reader has settled. */
export interface AutoPassSettings {
  seconds: Seconds;
  autoPass: AutoPass;
  /** Cards for which the reader wants to be asked all the same. */
  alerts: readonly Treasure[];
}

/** What is done with a question. */
export type Answer =
  /** It is passed at once. */
  | { do: 'pass'; offer: Offer }
  /** It is passed after a while. */
  | { do: 'pass_later'; offer: Offer; seconds: number }
  /** The reader decides. */
  | { do: 'ask' };

/** What to do with the question that is open. A card for which the reader wants to be asked stops everything else. */
export function answerTo(offers: readonly Offer[], { seconds, autoPass, alerts }: AutoPassSettings): Answer {
  const offer = choicesOf(offers, 'pass')[0]?.offer;
  const isAlert = choicesOf(offers, 'play').some(({ action }) => alerts.includes(action.card));
  if (!offer || isAlert) return { do: 'ask' };
  if (autoPass === 'passes') return { do: 'pass', offer };
  return seconds > 0 ? { do: 'pass_later', offer, seconds } : { do: 'ask' };
}
