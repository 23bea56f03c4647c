/** The position that the map shows while events are animated. */
import { prefersReducedMotion } from 'svelte/motion';

import { settings } from '../../../settings/settings.svelte.ts';
import { stable } from '../../../structural-sharing/shared.ts';
import type { Fact, View } from '../../../wire/masmorra.ts';
import type { BoardProps } from '../../board.ts';
import { TEMPO } from '../../event-animator.svelte.ts';
import { applyEvents, positionOf, type Position } from './animate.ts';

type Props = Pick<BoardProps<View, Fact>, 'view' | 'fresh' | 'animator'>;

/** A position, and how many events had been animated when it held. */
interface Settled {
  position: Position;
  eventCount: number;
}

/** Create it during component initialization. */
export class DisplayedPosition {
  #settled: Settled = $state.raw({ position: {} as Position, eventCount: 0 });
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
    this.#settle(props());
    $effect(() => {
      const shown = props();
      void shown.animator.busy;
      void shown.fresh;
      void shown.view;
      // The table passes new events to the animator after this effect runs, so `busy` is right only in a microtask.
      queueMicrotask(() => {
        if (!shown.animator.busy) this.#settle(shown);
      });
    });
  }

  readonly position: Position = $derived.by(
    stable(() => {
      const { view, fresh } = this.#props();
      const { position, eventCount } = this.#settled;
      return applyEvents(
        position,
        fresh.slice(eventCount).map(({ fact }) => fact),
        view,
      );
    }),
  );

  /** The factor for all durations; 0 if the viewer prefers reduced motion. */
  get tempo(): number {
    return prefersReducedMotion.current ? 0 : TEMPO[settings.speed];
  }

  #settle({ view, fresh }: Props) {
    this.#settled = { position: positionOf(view), eventCount: fresh.length };
  }
}
