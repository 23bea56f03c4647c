/** Shows what the pointer rests on, or what a finger presses for long, enlarged. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** A mouse that only passes shows nothing. */
const REST_MS = 350;
/** A tap is shorter. */
const LONG_PRESS_MS = 450;

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
  /** Whether the press that ends now has shown something, so that it is no click. */
  #wasLong = false;

  /** Attaches a subject to an element; null shows nothing. */
  readonly on = (subject: Subject | null): Attachment<HTMLElement> => {
    return (element) => {
      if (subject === null) return;
      const show = () => (this.shown = { subject, anchor: element });
      const handlers: Partial<{ [Name in keyof HTMLElementEventMap]: (event: never) => void }> = {
        pointermove: (event: PointerEvent) => this.#rest(event, show),
        pointerleave: () => this.hide(),
        pointerdown: (event: PointerEvent) => this.#press(event, show),
        pointerup: () => this.#release(),
        pointercancel: () => this.hide(),
        contextmenu: (event: Event) => this.#wasLong && event.preventDefault(),
        click: (event: Event) => this.#click(event),
      };
      const names = Object.entries(handlers) as [string, EventListener][];
      names.forEach(([name, handler]) => element.addEventListener(name, handler, { capture: true }));
      return () => {
        names.forEach(([name, handler]) => element.removeEventListener(name, handler, { capture: true }));
        if (this.shown?.anchor === element) this.hide();
      };
    };
  };

  hide() {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  #rest({ pointerType, movementX, movementY, buttons }: PointerEvent, show: () => void) {
    // A mouse that rests while the board moves below it shows nothing either.
    if (pointerType !== 'mouse' || buttons > 0 || (movementX === 0 && movementY === 0)) return;
    if (this.shown) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(show, REST_MS);
  }

  #press({ pointerType }: PointerEvent, show: () => void) {
    this.hide();
    this.#wasLong = false;
    if (pointerType === 'mouse') return;
    this.#timer = setTimeout(() => {
      this.#wasLong = true;
      show();
    }, LONG_PRESS_MS);
  }

  #release() {
    this.hide();
    // A click follows the release, if at all.
    setTimeout(() => (this.#wasLong = false));
  }

  /** A long press looks at a card and does not play it. */
  #click(event: Event) {
    this.hide();
    if (!this.#wasLong) return;
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
