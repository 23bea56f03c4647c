/** What a table gives to a board, and what each game exports to the pages. */
import type { Component, Snippet } from 'svelte';

import type { SoundName } from '../sound/index.ts';
import type { Event, Offer } from '../wire/index.ts';
import type { Cast } from '../i18n/index.ts';
import type { EventAnimator } from './event-animator.svelte.ts';

/** An event whose content has the game's own type. */
export type GameEvent<Fact> = Omit<Event, 'fact'> & { fact: Fact };

/** The props of every board. A board shows the view and the offers and sends one offer back. It knows no rules. */
export interface BoardProps<View, Fact> {
  view: View;
  /** Events since the table was opened, without those that are still to be animated. */
  fresh: GameEvent<Fact>[];
  /** Animates new events one after the other. */
  animator: EventAnimator<Fact>;
  /** The viewer's seat; `null` for a spectator. */
  seat: number | null;
  /** The players' names and the viewer's seat, for `say`. */
  cast: Cast;
  /** What the viewer may decide now. */
  offers: Offer[];
  /** Sends an offer and skips the animations that are left. */
  choose: (offer: Offer) => void;
  /** The offer that was sent and is not answered yet. */
  sending: Offer | null;
  /** The keyboard key of an offer. */
  keyOf: (offer: Offer) => string;
  /**
   * Reports whether the board shows all that led to the newest view, although an event may still be animated. A board that
   * never calls it counts as behind while events are animated.
   */
  reportCurrent?: (isCurrent: boolean) => void;
  /** Presence, bot, clock and button of a seat, to be shown beside the player's name. A replay has none. */
  seatNote?: Snippet<[seat: number]>;
}

/** What the options of a new table can depend on. */
export interface OptionScope {
  options: Record<string, string>;
  seats: number;
}

/** What the pages need to know about a game. */
export interface GameEntry {
  /** The key in the catalog. */
  key: string;
  /** The message with the game's title if the options change it (another box, for example). */
  title?: (options: Record<string, string>) => string | null;
  /** The primer to show for these options. */
  primer?: (options: Record<string, string>) => string;
  /** Those values of an option that make sense for the other options and the seats; none hides it. By default all do. */
  valuesFor?: (option: string, values: string[], scope: OptionScope) => string[];
  /** The board. A game without one is played with text only. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each board has its own view and event types.
  board?: () => Promise<{ default: Component<any> }>;
  /** Whether the board shows this offer as a button. The ask bar shows all other offers. */
  claims?: (offer: Offer) => boolean;
  /** Whether the board shows the players, so that the seats above it take only one slim row. */
  showsPlayers?: boolean;
  /** Whether the board shows `seatNote` for each player of this view, so that there are no seats above it. */
  showsSeatNotes?: (view: unknown) => boolean;
  /** Whether all sizes grow with the window, because the board would leave a part of a large one empty. */
  grows?: boolean;
  /** How many milliseconds the animation of an event takes at normal speed. */
  pace?: (event: Event) => number;
  sound?: (event: Event) => SoundName | null;
  /** Whether the board shows the text of this event while it is animated, so that the bar need not. */
  tells?: (event: Event) => boolean;
  /** Sums up skipped events in two lines, with all events up to them; null if their last lines in the log suffice. */
  sumUp?: (skipped: Event[], events: Event[], cast: Cast) => Promise<string[] | null>;
}
