/** What is open around the board: the tab of the side column, a sheet on a small screen, or a dialog. */
import { MediaQuery } from 'svelte/reactivity';

/** What stands beside the board. */
export type Side = 'log' | 'chat';

/** What can lie over the table. */
export type Cover =
  'menu' | 'keys' | 'undo' | 'leave' | 'fairness' | 'settings' | 'invite' | 'primer' | 'viewers' | 'sheet';

/** Opens and closes things around the board. */
export class Panels {
  side = $state<Side>('log');
  cover = $state<Cover | null>(null);
  /** Grows whenever the reader asks for one side, so that the focus can go there. */
  asked = $state(0);
  readonly #wide = new MediaQuery('min-width: 64rem');

  /** Whether there is room for a column beside the board. */
  get isWide(): boolean {
    return this.#wide.current;
  }

  /** Whether this side is in snapshot. */
  shows(side: Side): boolean {
    return this.side === side && (this.isWide || this.cover === 'sheet');
  }

  /** Shows one side, beside the board or over it. */
  show(side: Side) {
    this.side = side;
    this.asked += 1;
    if (!this.isWide) this.cover = 'sheet';
  }

  /** Opens something over the table, in place of what is open there. */
  open(cover: Cover) {
    this.cover = cover;
  }

  /** Whether this lies over the table; what a dialog binds to. */
  isOpen(cover: Cover): boolean {
    return this.cover === cover;
  }

  /** Closes this, if it is what is open. */
  close(cover: Cover) {
    if (this.cover === cover) this.cover = null;
  }
}
