/** The position that the panels show: the newest one, or as far as it has been performed while something still is. */
import { untrack } from 'svelte';

import { steady } from '../../structural-sharing/shared.ts';
import type { Fact, View } from '../../wire/masmorra.ts';
import { boutAfter, boutOf, fightIn, type Bout } from './fight/animate.ts';
import { applyEvents, positionOf, type Position } from './map/animate.ts';
import type { PanelProps } from './board.ts';
import { stockAfter, stockOf, type Stock } from './treasure/animate.ts';
import { trayAfter, trayOf, type Tray } from './dice/animate.ts';

/** What held when all was performed, and how many facts had been. */
interface Settled {
  view: View;
  position: Position;
  tray: Tray;
  bout: Bout | null;
  stock: Stock;
  eventCount: number;
}

type Props = Pick<PanelProps, 'view' | 'performance'>;

/** The staging that a board shares with its panels, or one of the panel's own. ClientMessage for it while the component is made. */
export function displayedView(props: () => PanelProps): DisplayedView {
  return untrack(() => props().displayed) ?? new DisplayedView(props);
}

/** Make it while its component is made. */
export class DisplayedView {
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
  readonly view: View = $derived.by(
    steady(() => {
      const settled = this.#settled;
      const { view } = this.#props();
      return settled && this.#isBehind ? performed(settled, this.#facts, view) : view;
    }),
  );

  /** The combat that is seen. */
  readonly bout: Bout | null = $derived.by(() => {
    const settled = this.#settled;
    if (!settled || !this.#isBehind) return boutOf(this.#props().view);
    return this.#facts.reduce(boutAfter, settled.bout);
  });

  /** Whether something is still to be performed until the newest view holds. */
  get #isBehind(): boolean {
    const { view, performance } = this.#props();
    return performance !== undefined && this.#settled !== null && this.#settled.view !== view;
  }

  get #facts(): Fact[] {
    const { performance } = this.#props();
    return (performance?.fresh ?? []).slice(this.#settled?.eventCount ?? 0).map(({ fact }) => fact);
  }

  #settle() {
    const { view, performance } = this.#props();
    const eventCount = performance?.fresh.length ?? 0;
    const [position, tray] = [positionOf(view), trayOf(view)];
    this.#settled = { view, position, tray, bout: boutOf(view), stock: stockOf(view), eventCount };
  }
}

/** A view with the players, the tray, the combat and the cards as they were after these facts. */
function performed(settled: Settled, facts: readonly Fact[], view: View): View {
  const { players, active } = applyEvents(settled.position, facts, view);
  const { dice, pet, symbols } = facts.reduce(trayAfter, settled.tray);
  const { counts, hand, deck, discard } = facts.reduce(stockAfter, settled.stock);
  return {
    ...view,
    ...combatAfter(settled, facts, view),
    players: players.map((player, seat) => ({ ...player, cards: counts[seat] ?? player.cards })),
    active,
    now: { ...view.now, dice, pet, symbols },
    hand: [...hand],
    deck,
    discard: [...discard],
  };
}

/** What no fact tells of a combat, such as what it will bring, is seen when it holds. */
function combatAfter(settled: Settled, facts: readonly Fact[], view: View): Pick<View, 'combat' | 'fight'> {
  const bout = facts.reduce(boutAfter, settled.bout);
  const fight = fightIn(bout, [settled.view, view]);
  const combat = { ...settled.view.combat, on: bout !== null, hits: [...(bout?.struck ?? [])] };
  return { combat: bout === null ? { ...combat, rewards: [], banned: [] } : combat, fight };
}
