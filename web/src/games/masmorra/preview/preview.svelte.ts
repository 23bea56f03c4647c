/** What is shown enlarged: the piece under a resting mouse, under a long press, or with the keyboard focus. */
import type { Attachment } from 'svelte/attachments';

import type { Ability, Being, Hero, Symbol as Face, Tile, Treasure } from '../../../wire/masmorra.ts';

export type Subject =
  | { kind: 'monster'; being: Being }
  | { kind: 'tile'; tile: Tile }
  | { kind: 'card'; card: Treasure }
  | { kind: 'symbol'; face: Face }
  | { kind: 'ability'; ability: Ability }
  | { kind: 'hero'; hero: Hero };

/** A mouse that only passes shows nothing. */
const REST_MS = 350;
const LONG_PRESS_MS = 450;
/** A finger that moves further than this scrolls or drags. */
const STILL_PX = 10;

/** One for the page: only one piece is enlarged at a time. */
export class Preview {
  shown = $state.raw<{ subject: Subject; anchor: DOMRect } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #owner: Element | null = null;

  /** Shows the piece of an element after a time. */
  soon(element: Element, subject: Subject, afterMs: number, then: () => void = () => {}) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#owner = element;
      this.shown = { subject, anchor: element.getBoundingClientRect() };
      then();
    }, afterMs);
  }

  /** Hides what an element shows or was about to show. */
  hide() {
    clearTimeout(this.#timer);
    this.shown = null;
    this.#owner = null;
  }

  /** Hides what an element shows. It may be about to be removed, while no state can be changed. */
  leave(element: Element) {
    clearTimeout(this.#timer);
    queueMicrotask(() => {
      if (this.#owner === element) this.shown = this.#owner = null;
    });
  }
}

export const preview = new Preview();

/** Makes an element show its piece enlarged. Screen readers get the same text from descriptions and the log. */
export function previews(subject: () => Subject | null, store: Preview = preview): Attachment<Element> {
  return (element) => {
    const listeners = new AbortController();
    const press = new LongPress(element, store, subject);
    const on = (name: string, listen: (event: PointerEvent) => void) =>
      element.addEventListener(name, (event) => listen(event as PointerEvent), listeners);
    on('pointerenter', ({ pointerType }) => {
      const piece = subject();
      if (pointerType === 'mouse' && piece) store.soon(element, piece, REST_MS);
    });
    on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && store.hide());
    on('pointerdown', (event) => press.begin(event));
    on('pointermove', (event) => press.move(event));
    on('pointerup', () => press.end());
    on('pointercancel', () => press.end());
    on('contextmenu', (event) => press.isLong && event.preventDefault());
    element.addEventListener('click', (event) => press.swallow(event), {
      signal: listeners.signal,
      capture: true,
    });
    on('focusin', () => {
      const piece = subject();
      if (piece && element.querySelector(':focus-visible')) store.soon(element, piece, REST_MS);
    });
    on('focusout', () => store.leave(element));
    return () => {
      listeners.abort();
      store.leave(element);
    };
  };
}

/** A finger that rests on an element. The press that follows is not a choice. */
class LongPress {
  isLong = false;
  #start: { x: number; y: number } | null = null;

  constructor(
    readonly element: Element,
    readonly store: Preview,
    readonly subject: () => Subject | null,
  ) {}

  begin({ pointerType, clientX, clientY }: PointerEvent) {
    this.store.hide();
    this.isLong = false;
    const piece = this.subject();
    if (pointerType === 'mouse' || !piece) return;
    this.#start = { x: clientX, y: clientY };
    this.store.soon(this.element, piece, LONG_PRESS_MS, () => (this.isLong = true));
  }

  move({ clientX, clientY }: PointerEvent) {
    if (!this.#start || this.isLong) return;
    const { x, y } = this.#start;
    if (Math.hypot(clientX - x, clientY - y) > STILL_PX) this.end();
  }

  /** A short press shows nothing; what a long press shows stays until the next press. */
  end() {
    if (this.#start && !this.isLong) this.store.hide();
    this.#start = null;
  }

  swallow(event: Event) {
    if (!this.isLong) return;
    this.isLong = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
