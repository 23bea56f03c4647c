/** Dragging a die onto what it pays for. Only offers are drop targets; a drop elsewhere does nothing. */
import type { Attachment } from 'svelte/attachments';

import type { Offer } from '../../../wire/index.ts';
import type { Action, View } from '../../../wire/masmorra.ts';
import { offersFor, type Piece } from '../dice/payment.ts';
import type { Point } from '../map/geometry.ts';
import { actionOf, type Pointed } from '../board.ts';

/** A pointer that moves less than this is a press, not a drag. */
const DRAG_THRESHOLD_PX = 6;

export interface DropTarget {
  offers: readonly Offer[];
  /** Further actions of the same gesture, sent if they are offered then. */
  then?: readonly Action[];
  /** Asks which of several offers is meant. Without it, the drop counts as a press of the piece. */
  ask?: (offers: Offer[]) => void;
}

export interface DragContext {
  view: View;
  offers: readonly Offer[];
  sending: Offer | null;
  highlight: Pointed;
  /** Sends these actions one after the other, as long as they are offered. */
  decide: (actions: readonly Action[]) => void;
}

/** The dragged piece. */
interface Dragged {
  piece: Piece;
  source: HTMLElement;
  fitting: readonly Offer[];
}

/** One for each board. */
export class DragState {
  #dragged = $state.raw<Dragged | null>(null);
  #over = $state.raw<HTMLElement | null>(null);
  #at = $state.raw<Point>({ x: 0, y: 0 });
  #down: (Point & { pointer: number }) | null = null;
  /** The click that ends a drag must not press the piece. */
  #endedDrag = false;
  readonly #dropTargets = new WeakMap<Element, () => DropTarget>();
  readonly #context: () => DragContext;

  constructor(context: () => DragContext) {
    this.#context = context;
  }

  get piece(): Piece | null {
    return this.#dragged?.piece ?? null;
  }

  /** The offers that the dragged piece could pay for. */
  get fitting(): readonly Offer[] {
    return this.#dragged?.fitting ?? [];
  }

  /** The pointer's position on the screen. */
  get at(): Point {
    return this.#at;
  }

  /** Makes an element draggable as this piece. */
  source(piece: Piece, press: () => void): Attachment<HTMLElement> {
    return (element) => {
      const listeners = new AbortController();
      const listen = <Kind extends keyof HTMLElementEventMap>(
        kind: Kind,
        then: (event: HTMLElementEventMap[Kind]) => void,
        options?: AddEventListenerOptions,
      ) => element.addEventListener(kind, then, { ...options, signal: listeners.signal });
      listen('pointerdown', (event) => this.#press(event, element));
      listen('pointermove', (event) => this.#move(event, element, piece));
      listen('pointerup', (event) => this.#release(event, press));
      listen('pointercancel', () => this.cancel());
      listen('click', (event) => this.#suppressClick(event), { capture: true });
      return () => {
        listeners.abort();
        if (this.#dragged?.source === element) this.cancel();
      };
    };
  }

  /** Makes an element a drop target. Its `data-aim` says whether the dragged piece fits or is over it. */
  dropTarget(dropTarget: () => DropTarget): Attachment<HTMLElement> {
    return (element) => {
      this.#dropTargets.set(element, dropTarget);
      $effect(() => {
        const aim = this.#aimOf(element, dropTarget());
        if (aim) element.dataset['aim'] = aim;
        else delete element.dataset['aim'];
      });
      return () => void this.#dropTargets.delete(element);
    };
  }

  /** Ends the drag without a drop. */
  cancel() {
    this.#down = null;
    delete this.#dragged?.source.dataset['dragged'];
    this.#dragged = null;
    this.#setOver(null);
    window.removeEventListener('keydown', this.#escape, true);
  }

  /** Captures the pointer, so that fast moves are not lost. */
  #press(event: PointerEvent, source: HTMLElement) {
    this.#endedDrag = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.#down = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    source.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent, source: HTMLElement, piece: Piece) {
    if (this.#down?.pointer !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!this.#dragged && Math.hypot(at.x - this.#down.x, at.y - this.#down.y) > DRAG_THRESHOLD_PX) {
      this.#take(piece, source);
    }
    if (!this.#dragged) return;
    this.#at = at;
    this.#setOver(this.#dropTargetAt(at));
  }

  #take(piece: Piece, source: HTMLElement) {
    const { offers, view, sending } = this.#context();
    if (sending) return;
    this.#dragged = { piece, source, fitting: offersFor(piece, offers, view) };
    source.dataset['dragged'] = '';
    window.addEventListener('keydown', this.#escape, true);
  }

  #release(event: PointerEvent, press: () => void) {
    if (this.#down?.pointer !== event.pointerId) return;
    const dropped = this.#dragged && this.#over ? this.#dropTargets.get(this.#over)?.() : undefined;
    const fitting = dropped ? this.#fittingOffers(dropped) : [];
    this.#endedDrag = this.#dragged !== null;
    this.cancel();
    if (dropped) this.#drop(dropped, fitting, press);
  }

  #drop({ then = [], ask }: DropTarget, fitting: Offer[], press: () => void) {
    const [only, ...others] = fitting;
    if (!only) return;
    if (others.length === 0) this.#context().decide([actionOf(only), ...then]);
    else if (ask) ask(fitting);
    else press();
  }

  #setOver(element: HTMLElement | null) {
    if (element === this.#over) return;
    const { highlight } = this.#context();
    this.#offersAt(this.#over).forEach((offer) => highlight.unpoint(offer));
    this.#over = element;
    const [only, ...others] = this.#offersAt(element);
    if (only && others.length === 0) highlight.point(only);
  }

  #offersAt(element: HTMLElement | null): Offer[] {
    const dropTarget = element && this.#dropTargets.get(element)?.();
    return dropTarget
      ? dropTarget.offers.filter((offer) => this.#dragged?.fitting.includes(offer) ?? true)
      : [];
  }

  /** The topmost element at a point that accepts the dragged piece. */
  #dropTargetAt({ x, y }: Point): HTMLElement | null {
    const there = document.elementsFromPoint(x, y).filter((element) => element instanceof HTMLElement);
    return there.find((element) => this.#accepts(element, this.#dropTargets.get(element)?.())) ?? null;
  }

  #accepts(element: HTMLElement, dropTarget: DropTarget | undefined): boolean {
    if (!dropTarget || !this.#dragged || element.contains(this.#dragged.source)) return false;
    return this.#fittingOffers(dropTarget).length > 0;
  }

  #fittingOffers({ offers }: DropTarget): Offer[] {
    return offers.filter((offer) => this.#dragged?.fitting.includes(offer));
  }

  #aimOf(element: HTMLElement, dropTarget: DropTarget): 'fits' | 'over' | null {
    if (!this.#accepts(element, dropTarget)) return null;
    return this.#over === element ? 'over' : 'fits';
  }

  readonly #escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#endedDrag = true;
    this.cancel();
  };

  #suppressClick(event: MouseEvent) {
    if (!this.#endedDrag) return;
    this.#endedDrag = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
