/** Pan and zoom of the map by mouse, touch and keyboard. */
import type { Camera } from './camera.svelte.ts';
import type { Point } from './geometry.ts';

/** A pointer that moves less than this is a press, not a drag. */
const DRAG_THRESHOLD_PX = 6;
const KEY_STEP_PX = 90;
const WHEEL_FACTOR = 0.0016;

/** What the keys of the map do besides moving it. */
export interface KeyActions {
  /** Shows the whole level. */
  all: () => void;
  /** Shows the viewer's hero. */
  hero: () => void;
}

/** One for each map. */
export class MapInput {
  readonly #camera: Camera;
  readonly #down = new Map<number, Point>();
  #travelled = 0;

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  /** Whether the last press was a drag; a drag presses no button. */
  get dragged(): boolean {
    return this.#travelled > DRAG_THRESHOLD_PX;
  }

  attach(window: HTMLElement): () => void {
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
      options?: AddEventListenerOptions,
    ) => {
      window.addEventListener(kind, listener, options);
      return () => window.removeEventListener(kind, listener, options);
    };
    const ends = [
      listen('pointerdown', (event) => this.#press(event)),
      listen('pointermove', (event) => this.#move(event, window)),
      listen('pointerup', (event) => this.#release(event)),
      listen('pointercancel', (event) => this.#release(event)),
      listen('wheel', (event) => this.#turnWheel(event, window), { passive: false }),
      listen('click', (event) => this.#suppressClick(event), { capture: true }),
    ];
    return () => ends.forEach((end) => end());
  }

  /** Handles a key. Returns whether it did anything. */
  key(event: KeyboardEvent, keyActions: KeyActions): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = KEY_STEP_PX;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.#camera.drag(step, 0),
      ArrowRight: () => this.#camera.drag(-step, 0),
      ArrowUp: () => this.#camera.drag(0, step),
      ArrowDown: () => this.#camera.drag(0, -step),
      '+': () => this.#camera.closer(),
      '=': () => this.#camera.closer(),
      '-': () => this.#camera.farther(),
      '0': keyActions.all,
      h: keyActions.hero,
    };
    const move = moves[event.key];
    move?.();
    return move !== undefined;
  }

  #press(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#down.size === 0) this.#travelled = 0;
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent, window: HTMLElement) {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#down.set(event.pointerId, now);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.dragged) return;
    // The capture starts only now, so that a press before still reaches a button.
    if (!window.hasPointerCapture(event.pointerId)) window.setPointerCapture(event.pointerId);
    if (other) this.#pinch(before, now, other, window);
    else this.#camera.drag(now.x - before.x, now.y - before.y);
  }

  /** Zooms with two fingers around their midpoint. */
  #pinch(before: Point, now: Point, other: Point, window: HTMLElement) {
    const { left, top } = window.getBoundingClientRect();
    const between = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
    this.#camera.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.#camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), between);
  }

  #release(event: PointerEvent) {
    this.#down.delete(event.pointerId);
  }

  #turnWheel(event: WheelEvent, window: HTMLElement) {
    event.preventDefault();
    const { left, top } = window.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    this.#camera.zoom(Math.exp(-event.deltaY * WHEEL_FACTOR), at);
  }

  /** The click that ends a drag must not press what lies under it. */
  #suppressClick(event: MouseEvent) {
    if (!this.dragged || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    this.#travelled = 0;
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
