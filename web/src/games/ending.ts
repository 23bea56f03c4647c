/** What the end screen shows of a match. Each game computes it from the last view and the events. */
import type { Place } from '../pictures/place.ts';
import type { Message } from '../wire/index.ts';
import type { GameEvent } from './board.ts';
import type { Figure, Figures } from './highlights/highlight.ts';

/** A winner, or the game itself if nobody wins. */
export interface EndFigure<Kind extends string = string> {
  seat: number | null;
  figure: Figure<Kind>;
  place: Place;
}

export interface Ending<Kind extends string = string> {
  figures: EndFigure<Kind>[];
  /** The match in at most three lines: how it was won, what decided it, and who came closest. */
  lines: Message[];
}

export interface EndingModule<View, Fact> {
  /** Without the first events, lines that need them are left out. */
  endingOf: (view: View, events: readonly GameEvent<Fact>[]) => Ending;
  FIGURES: Figures;
}

/** Winners stand in golden light. */
export const WINNERS_PLACE: Place = { setting: 'gate', light: 'gold' };

/** Whether these are all events of a match up to now. */
export function isWhole(events: readonly { number: number }[]): boolean {
  return events[0]?.number === 1;
}
