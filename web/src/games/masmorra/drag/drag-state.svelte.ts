/**
 * A die that is dragged onto what it pays for. What it could pay for is what is offered; where it is dropped elsewhere,
 * nothing happens.
 */
import type { Attachment } from 'svelte/attachments';

import type { Offer } from '../../../wire/index.ts';
import type { Action, View } from '../../../wire/masmorra.ts';
import { offersFor, type Piece } from '../dice/payment.ts';
import type { Point } from '../map/geometry.ts';
import { actionOf, type Pointed } from '../board.ts';

/** A pointer that moves less than this has pressed, not dragged. */
const STILL_PX = 6;

/** Something on which a piece can be dropped. */
export interface Goal {
  /** What can be done there. */
  offers: readonly Offer[];
  /** What the same gesture goes on with, if it is offered then. */
  then?: readonly Action[];
  /** Asks which of several offers is meant. Without it, the piece is taken as pressed. */
  ask?: (offers: Offer[]) => void;
}

/** What dragging looks at, and what it leads to. */
export interface Hold {
  view: View;
  offers: readonly Offer[];
  sending: Offer | null;
  highlight: Pointed;
  /** Decides this and then that, as far as it is offered. */
  decide: (actions: readonly Action[]) => void;
}

/** What is in the hand. */
interface Carried {
  piece: Piece;
  source: HTMLElement;
  fitting: readonly Offer[];
}

/** Make one for each board. */
export class Dragging {
  #carried = $state.raw<Carried | null>(null);
  #over = $state.raw<HTMLElement | null>(null);
  #at = $state.raw<Point>({ x: 0, y: 0 });
  #down: (Point & { pointer: number }) | null = null;
  /** The click that ends a drag is not meant for what was dragged. */
  #endedDrag = false;
  readonly #goals = new WeakMap<Element, () => Goal>();
  readonly #hold: () => Hold;

  constructor(hold: () => Hold) {
    this.#hold = hold;
  }

  /** What is dragged. */
  get piece(): Piece | null {
    return this.#carried?.piece ?? null;
  }

  /** All that it could pay for. */
  get fitting(): readonly Offer[] {
    return this.#carried?.fitting ?? [];
  }

  /** Where the pointer is on the screen. */
  get at(): Point {
    return this.#at;
  }

  /** Makes something be dragged as this piece. */
  source(piece: Piece, press: () => void): Attachment<HTMLElement> {
    return (element) => {
      const heard = new AbortController();
      const listen = <Kind extends keyof HTMLElementEventMap>(
        kind: Kind,
        then: (event: HTMLElementEventMap[Kind]) => void,
        options?: AddEventListenerOptions,
      ) => element.addEventListener(kind, then, { ...options, signal: heard.signal });
      listen('pointerdown', (event) => this.#press(event, element));
      listen('pointermove', (event) => this.#move(event, element, piece));
      listen('pointerup', (event) => this.#lift(event, press));
      listen('pointercancel', () => this.cancel());
      listen('click', (event) => this.#keepFromPressing(event), { capture: true });
      return () => {
        heard.abort();
        if (this.#carried?.source === element) this.cancel();
      };
    };
  }

  /** Makes something be dropped on. Whether what is dragged fits, and is over it, can be seen by its `data-aim`. */
  goal(goal: () => Goal): Attachment<HTMLElement> {
    return (element) => {
      this.#goals.set(element, goal);
      $effect(() => {
        const aim = this.#aimAt(element, goal());
        if (aim) element.dataset['aim'] = aim;
        else delete element.dataset['aim'];
      });
      return () => void this.#goals.delete(element);
    };
  }

  /** Lets go of what is dragged, as if nothing had been. */
  cancel() {
    this.#down = null;
    delete this.#carried?.source.dataset['dragged'];
    this.#carried = null;
    this.#goOver(null);
    window.removeEventListener('keydown', this.#escape, true);
  }

  /** The pointer belongs to what it presses, however fast it goes elsewhere. */
  #press(event: PointerEvent, source: HTMLElement) {
    this.#endedDrag = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.#down = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    source.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent, source: HTMLElement, piece: Piece) {
    if (this.#down?.pointer !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!this.#carried && Math.hypot(at.x - this.#down.x, at.y - this.#down.y) > STILL_PX) {
      this.#take(piece, source);
    }
    if (!this.#carried) return;
    this.#at = at;
    this.#goOver(this.#goalAt(at));
  }

  #take(piece: Piece, source: HTMLElement) {
    const { offers, view, sending } = this.#hold();
    if (sending) return;
    this.#carried = { piece, source, fitting: offersFor(piece, offers, view) };
    source.dataset['dragged'] = '';
    window.addEventListener('keydown', this.#escape, true);
  }

  #lift(event: PointerEvent, press: () => void) {
    if (this.#down?.pointer !== event.pointerId) return;
    const dropped = this.#carried && this.#over ? this.#goals.get(this.#over)?.() : undefined;
    const fitting = dropped ? this.#among(dropped) : [];
    this.#endedDrag = this.#carried !== null;
    this.cancel();
    if (dropped) this.#drop(dropped, fitting, press);
  }

  #drop({ then = [], ask }: Goal, fitting: Offer[], press: () => void) {
    const [only, ...others] = fitting;
    if (!only) return;
    if (others.length === 0) this.#hold().decide([actionOf(only), ...then]);
    else if (ask) ask(fitting);
    else press();
  }

  #goOver(element: HTMLElement | null) {
    if (element === this.#over) return;
    const { highlight } = this.#hold();
    this.#pointedBy(this.#over).forEach((offer) => highlight.unpoint(offer));
    this.#over = element;
    const [only, ...others] = this.#pointedBy(element);
    if (only && others.length === 0) highlight.point(only);
  }

  #pointedBy(element: HTMLElement | null): Offer[] {
    const goal = element && this.#goals.get(element)?.();
    return goal ? goal.offers.filter((offer) => this.#carried?.fitting.includes(offer) ?? true) : [];
  }

  /** What lies uppermost at a point of the screen and takes what is dragged. */
  #goalAt({ x, y }: Point): HTMLElement | null {
    const there = document.elementsFromPoint(x, y).filter((element) => element instanceof HTMLElement);
    return there.find((element) => this.#takes(element, this.#goals.get(element)?.())) ?? null;
  }

  #takes(element: HTMLElement, goal: Goal | undefined): boolean {
    if (!goal || !this.#carried || element.contains(this.#carried.source)) return false;
    return this.#among(goal).length > 0;
  }

  #among({ offers }: Goal): Offer[] {
    return offers.filter((offer) => this.#carried?.fitting.includes(offer));
  }

  #aimAt(element: HTMLElement, goal: Goal): 'fits' | 'over' | null {
    if (!this.#takes(element, goal)) return null;
    return this.#over === element ? 'over' : 'fits';
  }

  readonly #escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#endedDrag = true;
    this.cancel();
  };

  #keepFromPressing(event: MouseEvent) {
    if (!this.#endedDrag) return;
    this.#endedDrag = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
