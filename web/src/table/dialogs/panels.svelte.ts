/** What is open around the board: the tab of the side column, and one dialog. */
import { MediaQuery } from 'svelte/reactivity';

/** A tab of the side column. A board can add others. */
export type Side = 'log' | 'chat';

/** A dialog. `sheet` shows the side column on a narrow screen. */
export type DialogName =
  | 'menu'
  | 'keys'
  | 'undo'
  | 'leave'
  | 'close'
  | 'fairness'
  | 'settings'
  | 'invite'
  | 'primer'
  | 'viewers'
  | 'bug'
  | 'sheet';

export class Panels {
  side = $state<string>('log');
  /** Whether the user has picked a tab. Until then the board's first tab is shown. */
  isPicked = false;
  openDialog = $state<DialogName | null>(null);
  /** Grows when the user asks for a tab, so that it gets the focus. */
  asked = $state(0);
  readonly #wide = new MediaQuery('min-width: 64rem');
  readonly #large = new MediaQuery('(min-width: 64rem) and (min-height: 36rem)');

  /** Whether there is room for a column beside the board. */
  get isWide(): boolean {
    return this.#wide.current;
  }

  /** Whether a board with all its panels fits into the window. */
  get isLarge(): boolean {
    return this.#large.current;
  }

  /** Whether this tab is visible. */
  shows(side: Side): boolean {
    return this.side === side && (this.isWide || this.openDialog === 'sheet');
  }

  /** The user clicks a tab. */
  pick(side: string) {
    this.side = side;
    this.isPicked = true;
  }

  /** Shows a tab, in the column or in a sheet over the board. */
  show(side: Side) {
    this.pick(side);
    this.asked += 1;
    if (!this.isWide) this.openDialog = 'sheet';
  }

  /** Opens a dialog and closes the open one. */
  open(dialog: DialogName) {
    this.openDialog = dialog;
  }

  isOpen(dialog: DialogName): boolean {
    return this.openDialog === dialog;
  }

  /** Closes a dialog if it is open. */
  close(dialog: DialogName) {
    if (this.openDialog === dialog) this.openDialog = null;
  }
}
