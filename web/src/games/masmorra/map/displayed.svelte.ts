/** What is on stage: the position as far as it has been performed, and how fast it goes. */
import { prefersReducedMotion } from 'svelte/motion';

import { settings } from '../../../settings/settings.svelte.ts';
import { steady } from '../../../structural-sharing/shared.ts';
import type { Fact, View } from '../../../wire/masmorra.ts';
import type { BoardProps } from '../../board.ts';
import { TEMPO } from '../../performance.svelte.ts';
import { applyEvents, positionOf, type Position } from './animate.ts';

type Props = Pick<BoardProps<View, Fact>, 'view' | 'fresh' | 'performance'>;

/** A position, and how many facts had been performed when it held. */
interface Settled {
  position: Position;
  eventCount: number;
}

/** Make it while its component is made. */
export class DisplayedPosition {
  #settled: Settled = $state.raw({ position: {} as Position, eventCount: 0 });
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
    this.#settle(props());
    $effect(() => {
      const shown = props();
      void shown.performance.busy;
      void shown.fresh;
      void shown.view;
      // The table learns of new events only after those who show them have been told of the new view: what it says of
      // itself is true when all of them are through.
      queueMicrotask(() => {
        if (!shown.performance.busy) this.#settle(shown);
      });
    });
  }

  /** The position as far as it has been performed. */
  readonly position: Position = $derived.by(
    steady(() => {
      const { view, fresh } = this.#props();
      const { position, eventCount } = this.#settled;
      return applyEvents(
        position,
        fresh.slice(eventCount).map(({ fact }) => fact),
        view,
      );
    }),
  );

  /** By how much everything is stretched; nothing moves for whoever wants no motion. */
  get tempo(): number {
    return prefersReducedMotion.current ? 0 : TEMPO[settings.speed];
  }

  #settle({ view, fresh }: Props) {
    this.#settled = { position: positionOf(view), eventCount: fresh.length };
  }
}
