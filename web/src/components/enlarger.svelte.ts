/** Shows enlarged what a mouse rests on, what a finger presses for long, and what has the keyboard focus. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** A mouse that only passes shows nothing. */
const REST_MS = 350;
/** A tap is shorter. */
const LONG_PRESS_MS = 450;
/** A finger that moves further than this scrolls or drags. */
const STILL_PX = 10;

const KEY = Symbol('enlarger');

export interface Enlarged<Subject> {
  subject: Subject;
  /** The element on the board. */
  anchor: Element;
}

/** One for each board. Its elements say what they show, and the board renders `shown`. */
export class Enlarger<Subject> {
  shown = $state.raw<Enlarged<Subject> | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The element that shows something, or will after a time. */
  #anchor: Element | null = null;
  /** Where a finger presses that has not moved. */
  #pressed: { x: number; y: number } | null = null;
  /** Whether the last press has shown something, so that it is no click. */
  #wasLong = false;

  /** Attaches a subject to an element; null shows nothing. */
  readonly on = (subject: () => Subject | null): Attachment<Element> => {
    return (element) => {
      const soon = (ms: number, then?: () => void) => this.#soon(element, subject(), ms, then);
      const handlers: Partial<{ [Name in keyof HTMLElementEventMap]: (event: never) => void }> = {
        pointermove: (event: PointerEvent) => this.#move(event, soon),
        pointerleave: (event: PointerEvent) => this.#exit(event, element),
        pointerdown: (event: PointerEvent) => this.#press(event, soon),
        pointerup: () => this.#release(),
        pointercancel: () => this.#release(),
        contextmenu: (event: Event) => this.#wasLong && event.preventDefault(),
        click: (event: Event) => this.#click(event),
        focusin: ({ target }: FocusEvent) => (target as Element).matches(':focus-visible') && soon(REST_MS),
        focusout: () => this.#leave(element),
      };
      const listeners = new AbortController();
      for (const [name, handler] of Object.entries(handlers) as [string, EventListener][])
        element.addEventListener(name, handler, { capture: true, signal: listeners.signal });
      return () => {
        listeners.abort();
        this.#leave(element);
      };
    };
  };

  show(anchor: Element, subject: Subject) {
    this.hide();
    this.#anchor = anchor;
    this.shown = { subject, anchor };
  }

  hide() {
    clearTimeout(this.#timer);
    this.#anchor = this.shown = null;
  }

  #soon(anchor: Element, subject: Subject | null, ms: number, then?: () => void) {
    if (subject === null) return;
    clearTimeout(this.#timer);
    this.#anchor = anchor;
    this.#timer = setTimeout(() => {
      this.show(anchor, subject);
      then?.();
    }, ms);
  }

  /** Hides what an element shows. It may be about to be removed, while no state can be changed. */
  #leave(element: Element) {
    queueMicrotask(() => this.#anchor === element && this.hide());
  }

  #move(event: PointerEvent, soon: (ms: number) => void) {
    const { pointerType, movementX, movementY, buttons, clientX, clientY } = event;
    if (pointerType !== 'mouse') {
      const { x, y } = this.#pressed ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) this.#release();
    } else if (!this.shown && buttons === 0 && (movementX !== 0 || movementY !== 0)) {
      // A mouse that rests while the board moves below it shows nothing.
      soon(REST_MS);
    }
  }

  #exit({ target, pointerType }: PointerEvent, element: Element) {
    if (target === element && pointerType === 'mouse') this.hide();
  }

  #press({ pointerType, clientX, clientY }: PointerEvent, soon: (ms: number, then: () => void) => void) {
    this.hide();
    this.#wasLong = false;
    if (pointerType === 'mouse') return;
    this.#pressed = { x: clientX, y: clientY };
    soon(LONG_PRESS_MS, () => (this.#wasLong = true));
  }

  /** What a long press shows stays until the next press. */
  #release() {
    if (this.#pressed && !this.#wasLong) this.hide();
    this.#pressed = null;
    // A click follows the release, if at all.
    setTimeout(() => (this.#wasLong = false));
  }

  /** A long press looks at a card and does not play it. */
  #click(event: Event) {
    if (!this.#wasLong) return;
    this.#wasLong = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

export function provideEnlarger<Subject>(): Enlarger<Subject> {
  return setContext(KEY, new Enlarger<Subject>());
}

export function useEnlarger<Subject>(): Enlarger<Subject> {
  return getContext<Enlarger<Subject>>(KEY);
}
