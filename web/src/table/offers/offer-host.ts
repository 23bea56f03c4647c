import type { Cast } from '../../i18n/index.ts';
import type { Offer } from '../../wire/index.ts';

/** What shows offers as buttons: a table, or a puzzle. */
export interface OfferHost {
  readonly game: string;
  readonly cast: Cast;
  /** The offer that was sent and is not answered yet. */
  readonly sending: Offer | null;
  readonly keyOf: (offer: Offer) => string;
  readonly choose: (offer: Offer) => unknown;
}
