/** What is on stage: the position as far as it has been performed, and what is being told. */
import { prefersReducedMotion } from 'svelte/motion';

import { settings } from '../../settings/settings.svelte.ts';
import type { Fact, View } from '../../wire/raiders.ts';
import type { BoardProps } from '../board.ts';
import { TEMPO } from '../performance.svelte.ts';
import { followsReveal, LOOK_MS } from './timing.ts';
import { applyEvents, startPosition, type Position } from './animate.ts';
import { roomSummaries, type RoomSummary } from './summary.ts';

type Props = Pick<BoardProps<View, Fact>, 'view' | 'fresh' | 'performance'>;

/** A position, and how many facts had been performed when it held. */
interface Settled {
  position: Position;
  eventCount: number;
}

/** How many milliseconds tokens need from the room to a place. */
const FLIGHT_MS = 650;

/** How many milliseconds a card needs from a hand to its place. */
const CARD_MS = 280;

/** Make it while its component is made. */
export class DisplayedPosition {
  #settled: Settled = $state.raw({ position: {} as Position, eventCount: 0 });
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
    this.#settled = opening(props());
    $effect(() => {
      const { view, fresh, performance } = props();
      void performance.busy;
      // The table learns of new events only after those who show them have been told of the new view: what it says of
      // itself is true when all of them are through.
      queueMicrotask(() => {
        if (!performance.busy) this.#settled = { position: view, eventCount: fresh.length };
      });
    });
  }

  /** The position as far as it has been performed. */
  readonly position: Position = $derived.by(() => {
    const { position, eventCount } = this.#settled;
    const facts = this.#props()
      .fresh.slice(eventCount)
      .map(({ fact }) => fact);
    return applyEvents(position, facts);
  });

  /** Everything that has been performed, as far back as it is known. */
  readonly facts: Fact[] = $derived.by(() => this.#props().performance.past.map(({ fact }) => fact));

  /** What happened in the rooms. */
  readonly summaries: RoomSummary[] = $derived.by(() => roomSummaries(this.facts));

  /** What has happened in the room on stage. */
  readonly summary: RoomSummary | null = $derived.by(() => {
    const summary = this.summaries.at(-1);
    const isHere = summary?.place === this.position.place && this.position.stage !== 'lay_room';
    return summary && isHere ? summary : null;
  });

  /** Whether something is still to be performed. */
  get busy(): boolean {
    return this.#props().performance.busy;
  }

  /** By how much everything is stretched; nothing moves for whoever wants no motion. */
  get tempo(): number {
    return prefersReducedMotion.current ? 0 : TEMPO[settings.speed];
  }

  /** How many milliseconds a card is on its way. */
  get time(): number {
    return CARD_MS * this.tempo;
  }

  /** How many milliseconds pass until the tokens of the event on stage have arrived. */
  get late(): number {
    return this.busy ? this.wait + FLIGHT_MS * this.tempo : 0;
  }

  /** How many milliseconds the event on stage waits for the cards to be looked at. */
  readonly wait: number = $derived.by(() => (followsReveal(this.facts) ? LOOK_MS * this.tempo : 0));
}

/** A board that is opened while its match begins performs it from the beginning. */
function opening({ view, fresh, performance }: Props): Settled {
  const beginning = fresh.findIndex(({ fact }) => fact.event === 'game_began');
  if (!performance.busy || beginning < 0) return { position: view, eventCount: fresh.length };
  return { position: startPosition(view), eventCount: beginning };
}
