/** The position that the panels show: the newest one, or as far as it has been performed while something still is. */
import { untrack } from 'svelte';

import type { Fact, View } from '../../../wire/masmorra.ts';
import { afterAll, positionOf, type Position } from '../map/after.ts';
import type { PanelProps } from '../panel.ts';
import { trayAfter, trayOf, type Tray } from './after.ts';

/** What held when all was performed, and how many facts had been. */
interface Settled {
  view: View;
  position: Position;
  tray: Tray;
  heard: number;
}

type Props = Pick<PanelProps, 'view' | 'performance'>;

/** Make it while its component is made. */
export class PanelStaging {
  #settled = $state.raw<Settled | null>(null);
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
    untrack(() => this.#settle());
    $effect(() => {
      const { view, performance } = props();
      void [view, performance?.busy, performance?.fresh];
      // The table learns of new events only after those who show them have been told of the new view.
      let isGone = false;
      queueMicrotask(() => {
        if (!isGone && !performance?.busy) this.#settle();
      });
      return () => {
        isGone = true;
      };
    });
  }

  /** The view to be shown. */
  readonly view: View = $derived.by(() => {
    const { view, performance } = this.#props();
    const settled = this.#settled;
    if (!performance || !settled || settled.view === view) return view;
    const facts = performance.fresh.slice(settled.heard).map(({ fact }) => fact);
    return performed(settled, facts, view);
  });

  #settle() {
    const { view, performance } = this.#props();
    const heard = performance?.fresh.length ?? 0;
    this.#settled = { view, position: positionOf(view), tray: trayOf(view), heard };
  }
}

/** A view with the players and the tray as they were after these facts. */
function performed({ position, tray }: Settled, facts: readonly Fact[], view: View): View {
  const { players, active } = afterAll(position, facts, view);
  const { dice, pet, symbols } = facts.reduce(trayAfter, tray);
  return { ...view, players, active, now: { ...view.now, dice, pet, symbols } };
}
