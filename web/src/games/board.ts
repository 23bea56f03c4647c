/** What a table gives to a board, and what each game exports to the pages. */
import type { Component, Snippet } from 'svelte';

import type { SoundName } from '../sound/index.ts';
import type { Event, Offer } from '../wire/index.ts';
import type { Cast } from '../i18n/index.ts';
import type { EndingModule } from './ending.ts';
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
   * never calls it counts as behind while events are animated, and so does `null`. `false` also holds the offers back.
   */
  reportCurrent?: (isCurrent: boolean | null) => void;
  /** Presence, bot, clock and button of a seat, to be shown beside the player's name. A replay has none. */
  seatNote?: Snippet<[seat: number]>;
  /** All events of a match that is over, for a game that sums it up. */
  events?: GameEvent<Fact>[];
  /** The side column with log and chat, if the board has to place it. The board can add tabs to it. */
  side?: Snippet<[SideTab[]]>;
}

/** A tab that a board adds to the side column. */
export interface SideTab {
  id: string;
  label: string;
  /** How many offers it shows. */
  count: number;
  /** Whether all answers to the question are in this tab, so that it has to be shown. */
  isNeeded: boolean;
  content: Snippet;
}

/** What the options of a new table can depend on. */
export interface OptionScope {
  options: Record<string, string>;
  seats: number;
}

/** A question that may be answered for the user. */
export interface AutomaticQuestion {
  offers: readonly Offer[];
  view: unknown;
  /** The user's decisions in the current turn. */
  made: readonly Decision[];
}

export interface Decision {
  offer: Offer;
  /** All that was offered. */
  offers: readonly Offer[];
}

/** An answer that is given for the user. */
export interface AutomaticAnswer {
  offer: Offer;
  /** When it is given if other people play. Against bots it is given at once. */
  after:
    /** At once, since everyone knows that there is no choice. */
    | 'nothing'
    /** After a random time, so that the time does not reveal what the user holds. */
    | 'random'
    /** After the countdown that the user has set for all such questions. */
    | { seconds: number };
}

/** The offer beside the question in a large window. */
export interface MainOffer {
  offer: Offer;
  /** Whether a sensible player would choose it now, so that it is highlighted. */
  isSensible: boolean;
}

/** What the pages need to know about a game. */
export interface GameEntry {
  /** The key in the catalog. */
  key: string;
  /** The primer to show for these options. */
  primer?: (options: Record<string, string>) => string;
  /** Those values of an option that make sense for the other options and the seats; none hides it. By default all do. */
  valuesFor?: (option: string, values: string[], scope: OptionScope) => string[];
  /** The board. A game without one is played with text only. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each board has its own view and event types.
  board?: () => Promise<{ default: Component<any> }>;
  /** Whether the board shows this offer as a button. The ask bar shows all other offers. */
  claims?: (offer: Offer) => boolean;
  /** The seat whose turn it is, where others are asked during it; `null` before the first turn. */
  activeSeat?: (view: unknown) => number | null;
  /** The answer that is given for the user, because the question leaves no choice; `null` if the user is asked. */
  automaticAnswer?: (question: AutomaticQuestion) => AutomaticAnswer | null;
  /** The offer that continues the turn. A board that fills the window may have to scroll to it. */
  mainOffer?: (offers: readonly Offer[], view: unknown) => MainOffer | null;
  /** Whether a match is summed up from all its events when it is over. */
  sumsUp?: boolean;
  /** What the end screen shows of a match. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each game has its own view and event types.
  ending?: () => Promise<EndingModule<any, any>>;
  /** Whether the board fills a large window without scrolling, and places the side column itself. */
  fillsWindow?: boolean;
  /** Whether the board shows the players, so that the seats above it take only one slim row. */
  showsPlayers?: boolean;
  /** Whether the board shows `seatNote` for each player of this view, so that there are no seats above it. */
  showsSeatNotes?: (view: unknown, layout: { fills: boolean }) => boolean;
  /** Whether all sizes grow with the window, because the board would leave a part of a large one empty. */
  grows?: boolean;
  /** How many milliseconds the animation of an event takes at normal speed for the viewer in this seat. */
  pace?: (event: Event, viewer: number | null) => number;
  sound?: (event: Event) => SoundName | null;
  /** Whether the board shows the text of this event while it is animated, so that the bar need not. */
  tells?: (event: Event) => boolean;
  /** Sums up skipped events in two lines, with all events up to them; null if their last lines in the log suffice. */
  sumUp?: (skipped: Event[], events: Event[], cast: Cast) => Promise<string[] | null>;
}
