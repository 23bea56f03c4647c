/** A moment that deserves a large picture, and how long it is shown. */
import type { PictureSet } from '../../pictures/picture-set.svelte.ts';
import type { Place } from '../../pictures/place.ts';
import type { Speed } from '../../settings/settings.svelte.ts';
import type { Message } from '../../wire/index.ts';
import type { GameEvent } from '../board.ts';

/** A picture of a game: the name of its set, and its key there. */
export interface Figure<Kind extends string = string> {
  kind: Kind;
  key: string;
}

/** The sets of pictures whose figures are shown. */
export type Figures<Kind extends string = string> = Record<Kind, PictureSet<string>>;

export interface Highlight<Kind extends string = string> {
  figure: Figure<Kind>;
  place: Place;
  title: Message;
  /** One sentence. */
  text: Message;
  /** Of several events at once, only the one with the most weight is shown. */
  weight: number;
}

/** Returns the highlight of an event; null for most. `past` has all known events up to it, and maybe later ones. */
export type FindHighlight<Fact> = (
  event: GameEvent<Fact>,
  past: readonly GameEvent<Fact>[],
) => Highlight | null;

/** How many milliseconds a highlight is shown. With reduced motion events take no time, but a highlight does. */
export const SHOWN_MS: Record<Speed, number> = { slow: 2500, normal: 2200, fast: 1300, instant: 2200 };

/** The events before this one, the newest last. */
export function before<Fact>(event: GameEvent<Fact>, past: readonly GameEvent<Fact>[]): Fact[] {
  return past.filter(({ number }) => number < event.number).map(({ fact }) => fact);
}
