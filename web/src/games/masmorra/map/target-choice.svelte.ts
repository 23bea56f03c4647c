/** A choice in progress on the map: one of several offers at a place, or the destination of a monster. */
import { tick } from 'svelte';

import type { Offer } from '../../../wire/index.ts';
import type { FigureId } from '../../../wire/masmorra.ts';
import type { Point } from './geometry.ts';
import type { Viewport } from './viewport.svelte.ts';
import type { Target } from './targets.ts';

/** The offers at one place, shown beside it. */
export interface Menu {
  target: Target;
  /** The position in the map window. */
  at: Point;
}

export interface MapContext {
  viewport: Viewport;
  window: HTMLElement | undefined;
  /** The targets of the level that is shown. */
  here: readonly Target[];
  choose: (offer: Offer) => void;
}

/** One for each map. */
export class TargetChoice {
  #mover = $state.raw<FigureId | null>(null);
  #menu = $state.raw<Menu | null>(null);
  readonly #context: () => MapContext;

  constructor(context: () => MapContext) {
    this.#context = context;
  }

  /** The monster whose destination is being chosen. */
  get mover(): FigureId | null {
    return this.#mover;
  }

  get menu(): Menu | null {
    return this.#menu;
  }

  /** Whether a choice was begun that can be cancelled. */
  get isOpen(): boolean {
    return this.#mover !== null || this.#menu !== null;
  }

  /** Sends the only offer of a target, or asks which of several is meant. */
  press(target: Target) {
    const [only, ...others] = target.offers;
    if (target.mover !== null) return void this.#choosingMover(target.mover);
    if (only && others.length === 0) return this.#context().choose(only);
    this.ask(target, target.offers);
  }

  /** Opens a menu with these offers. */
  ask(target: Target, offers: Offer[]) {
    const { x, y, width } = target.box;
    this.#menu = {
      target: { ...target, offers },
      at: this.#context().viewport.camera.inWindow({ x: x + width, y }),
    };
  }

  close() {
    this.#mover = null;
    this.closeMenu();
  }

  closeMenu() {
    this.#menu = null;
  }

  /** Cancels the choice and moves the focus back to where it began. */
  async takeBack() {
    const key = this.#mover === null ? this.#menu?.target.key : `figure-${String(this.#mover)}`;
    this.close();
    await tick();
    (this.#button(key ?? '') ?? this.#context().window)?.focus({ preventScroll: true });
  }

  async #choosingMover(figure: FigureId) {
    const { viewport } = this.#context();
    this.#mover = figure;
    this.#menu = null;
    viewport.camera.release();
    await tick();
    viewport.showPlaces();
    this.#button(this.#context().here[0]?.key ?? '')?.focus({ preventScroll: true });
  }

  #button(key: string): HTMLElement | null {
    return this.#context().window?.querySelector<HTMLElement>(`[data-place="${key}"]`) ?? null;
  }
}
