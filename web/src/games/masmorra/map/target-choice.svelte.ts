/** What is being chosen on the map: one of several things at a place, or where a monster goes. */
import { tick } from 'svelte';

import type { Offer } from '../../../wire/index.ts';
import type { FigureId } from '../../../wire/masmorra.ts';
import type { Point } from './geometry.ts';
import type { Viewport } from './viewport.svelte.ts';
import type { Target } from './targets.ts';

/** All that can be done at one place, shown beside it. */
export interface Menu {
  target: Target;
  /** Where it is in the map's window. */
  at: Point;
}

/** What choosing needs of the map. */
export interface MapContext {
  viewport: Viewport;
  window: HTMLElement | undefined;
  /** The places of the level that is looked at. */
  here: readonly Target[];
  choose: (offer: Offer) => void;
}

/** Make one for each map. */
export class TargetChoice {
  #mover = $state.raw<FigureId | null>(null);
  #menu = $state.raw<Menu | null>(null);
  readonly #context: () => MapContext;

  constructor(context: () => MapContext) {
    this.#context = context;
  }

  /** The monster whose way is asked for. */
  get mover(): FigureId | null {
    return this.#mover;
  }

  /** What is open beside a place. */
  get menu(): Menu | null {
    return this.#menu;
  }

  /** Whether something is begun that can be taken back. */
  get isOpen(): boolean {
    return this.#mover !== null || this.#menu !== null;
  }

  /** A place is pressed: one offer is sent at once, and of several one is asked for. */
  press(target: Target) {
    const [only, ...others] = target.offers;
    if (target.mover !== null) return void this.#choosingMover(target.mover);
    if (only && others.length === 0) return this.#context().choose(only);
    this.ask(target, target.offers);
  }

  /** Asks which of these is meant. */
  ask(target: Target, offers: Offer[]) {
    const { x, y, width } = target.box;
    this.#menu = {
      target: { ...target, offers },
      at: this.#context().viewport.camera.inWindow({ x: x + width, y }),
    };
  }

  /** Ends it, as when there is another question. */
  close() {
    this.#mover = null;
    this.closeMenu();
  }

  closeMenu() {
    this.#menu = null;
  }

  /** Takes it back: the focus goes to where it was before the choice was begun. */
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
