/** The position that the board shows while events are animated, and summaries of the rooms so far. */
import { prefersReducedMotion } from 'svelte/motion';

import { settings } from '../../settings/settings.svelte.ts';
import type { Fact, View } from '../../wire/raiders.ts';
import type { BoardProps } from '../board.ts';
import { TEMPO } from '../event-animator.svelte.ts';
import { followsReveal, LOOK_MS } from './timing.ts';
import { applyEvents, isSameMoment, startPosition, type Position } from './animate.ts';
import { roomSummaries, type RoomSummary } from './summary.ts';

type Props = Pick<BoardProps<View, Fact>, 'view' | 'fresh' | 'animator'>;

/** A position, and how many events had been animated when it held. */
interface Settled {
  position: Position;
  eventCount: number;
}

/** How long tokens fly from the room to a player. */
const FLIGHT_MS = 650;

/** How long a card moves from a hand to its place. */
const CARD_MS = 280;

/** Create it during component initialization. */
export class DisplayedPosition {
  #settled: Settled = $state.raw({ position: {} as Position, eventCount: 0 });
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
    this.#settled = initialState(props());
    $effect(() => {
      const { view, fresh, animator } = props();
      void animator.busy;
      // The table passes new events to the animator after this effect runs, so `busy` is right only in a microtask.
      queueMicrotask(() => {
        if (!animator.busy) this.#settled = { position: view, eventCount: fresh.length };
      });
    });
  }

  readonly position: Position = $derived.by(() => {
    const { position, eventCount } = this.#settled;
    const facts = this.#props()
      .fresh.slice(eventCount)
      .map(({ fact }) => fact);
    return applyEvents(position, facts);
  });

  /** All events that have been animated, as far back as they are known. */
  readonly facts: Fact[] = $derived.by(() => this.#props().animator.past.map(({ fact }) => fact));

  readonly summaries: RoomSummary[] = $derived.by(() => roomSummaries(this.facts));

  /** The summary of the current room. */
  readonly summary: RoomSummary | null = $derived.by(() => {
    const summary = this.summaries.at(-1);
    const isHere = summary?.place === this.position.place && this.position.stage !== 'lay_room';
    return summary && isHere ? summary : null;
  });

  /** Whether all that led to the newest view is displayed, although an event may still be animated. */
  readonly isCurrent: boolean = $derived.by(() => {
    const { view, animator } = this.#props();
    return !animator.busy || isSameMoment(this.position, view);
  });

  /** Whether events are still to be animated. */
  get busy(): boolean {
    return this.#props().animator.busy;
  }

  /** The factor for all durations; 0 if the viewer prefers reduced motion. */
  get tempo(): number {
    return prefersReducedMotion.current ? 0 : TEMPO[settings.speed];
  }

  /** How many milliseconds a card moves. */
  get time(): number {
    return CARD_MS * this.tempo;
  }

  /** How many milliseconds pass until the tokens of the current event have arrived. */
  get late(): number {
    return this.busy ? this.wait + FLIGHT_MS * this.tempo : 0;
  }

  /** How many milliseconds the current event waits, so that players can look at the revealed cards. */
  readonly wait: number = $derived.by(() => (followsReveal(this.facts) ? LOOK_MS * this.tempo : 0));
}

/** A board that is opened at the start of its match animates it from the first event. */
function initialState({ view, fresh, animator }: Props): Settled {
  const beginning = fresh.findIndex(({ fact }) => fact.event === 'game_began');
  if (!animator.busy || beginning < 0) return { position: view, eventCount: fresh.length };
  return { position: startPosition(view), eventCount: beginning };
}
