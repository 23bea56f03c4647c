/** The view that the panels show: the newest one, or an earlier one while events are animated. */
import { untrack } from 'svelte';

import { stable } from '../../structural-sharing/shared.ts';
import type { Fact, View } from '../../wire/masmorra.ts';
import { boutAfter, boutOf, fightIn, type Bout } from './fight/animate.ts';
import { applyEvents, positionOf, type Position } from './map/animate.ts';
import type { PanelProps } from './board.ts';
import { stockAfter, stockOf, type Stock } from './treasure/animate.ts';
import { trayAfter, trayOf, type Tray } from './dice/animate.ts';

/** The state when the last animation ended, and how many events there had been. */
interface Settled {
  view: View;
  position: Position;
  tray: Tray;
  bout: Bout | null;
  stock: Stock;
  eventCount: number;
}

type Props = Pick<PanelProps, 'view' | 'animator'>;

/** The displayed view that the board shares, or a new one. Call it during component initialization. */
export function displayedView(props: () => PanelProps): DisplayedView {
  return untrack(() => props().displayed) ?? new DisplayedView(props);
}

/** Create it during component initialization. */
export class DisplayedView {
  #settled = $state.raw<Settled | null>(null);
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
    untrack(() => this.#settle());
    $effect(() => {
      const { view, animator } = props();
      void [view, animator?.busy, animator?.fresh];
      // The table passes new events to the animator after this effect runs, so `busy` is right only in a microtask.
      let isGone = false;
      queueMicrotask(() => {
        if (!isGone && !animator?.busy) this.#settle();
      });
      return () => {
        isGone = true;
      };
    });
  }

  readonly view: View = $derived.by(
    stable(() => {
      const settled = this.#settled;
      const { view } = this.#props();
      return settled && this.isBehind ? viewAfter(settled, this.#facts, view) : view;
    }),
  );

  readonly bout: Bout | null = $derived.by(() => {
    const settled = this.#settled;
    if (!settled || !this.isBehind) return boutOf(this.#props().view);
    return this.#facts.reduce(boutAfter, settled.bout);
  });

  /** Whether events are still to be animated before the newest view holds. */
  get isBehind(): boolean {
    const { view, animator } = this.#props();
    return animator !== undefined && this.#settled !== null && this.#settled.view !== view;
  }

  get #facts(): Fact[] {
    const { animator } = this.#props();
    return (animator?.fresh ?? []).slice(this.#settled?.eventCount ?? 0).map(({ fact }) => fact);
  }

  #settle() {
    const { view, animator } = this.#props();
    const eventCount = animator?.fresh.length ?? 0;
    const [position, tray] = [positionOf(view), trayOf(view)];
    this.#settled = { view, position, tray, bout: boutOf(view), stock: stockOf(view), eventCount };
  }
}

/** The view after these events: players, tray, combat and cards from the events, the rest from the newest view. */
function viewAfter(settled: Settled, facts: readonly Fact[], view: View): View {
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

/** No event has the forecast of a fight. It is shown once one of the two known views has it. */
function combatAfter(settled: Settled, facts: readonly Fact[], view: View): Pick<View, 'combat' | 'fight'> {
  const bout = facts.reduce(boutAfter, settled.bout);
  const fight = fightIn(bout, [settled.view, view]);
  const combat = { ...settled.view.combat, on: bout !== null, hits: [...(bout?.struck ?? [])] };
  return { combat: bout === null ? { ...combat, rewards: [], banned: [] } : combat, fight };
}
