/** What the frame of a table gives to a board, and what a game's folder tells of itself. */
import type { Component } from 'svelte';

import type { SoundName } from '../sound/index.ts';
import type { Event, Offer } from '../wire/index.ts';
import type { Cast } from '../i18n/index.ts';
import type { Performance } from './performance.svelte.ts';

/** An event whose fact is in a game's own form. */
export type GameEvent<Fact> = Omit<Event, 'fact'> & { fact: Fact };

/** What every board is given. It shows the view and the offers, and sends one of them back: it knows no rules. */
export interface BoardProps<View, Fact> {
  /** The newest position. */
  view: View;
  /** Events since the table was opened, as far as they have been performed. */
  fresh: GameEvent<Fact>[];
  /** Performs what happens, one event after the other. */
  performance: Performance<Fact>;
  /** The reader's seat; none for a spectator. */
  seat: number | null;
  /** Who is who, for `say`. */
  cast: Cast;
  /** All that the reader may decide now. */
  offers: Offer[];
  /** Sends an offer; what is still to be performed is skipped. */
  choose: (offer: Offer) => void;
  /** The offer that is under way to the server. */
  sending: Offer | null;
  /** The key that chooses an offer. */
  keyOf: (offer: Offer) => string;
}

/** A game, as far as the pages have something of its own for it. */
export interface GameFolder {
  /** Its name in the catalog. */
  key: string;
  /** The game's message that names what is played with these options, if they make it another game. */
  title?: (options: Record<string, string>) => string | null;
  /** The name of its primer, which tells a newcomer how it goes. */
  primer?: (options: Record<string, string>) => string;
  /** Its board. A game without one is played in sentences. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each board knows the form of its own views and facts.
  board?: () => Promise<{ default: Component<any> }>;
  /** Which offers the board itself shows as buttons; the ask bar shows the others. */
  claims?: (offer: Offer) => boolean;
  /** Whether the board itself shows the players, so that the seats above it need only one slim row. */
  showsPlayers?: boolean;
  /** How many milliseconds an event takes to be performed at normal speed. */
  pace?: (event: Event) => number;
  /** The sound of an event. */
  sound?: (event: Event) => SoundName | null;
  /** Whether an event begins a new part of the log, such as a round. */
  opensChapter?: (event: Event) => boolean;
}
