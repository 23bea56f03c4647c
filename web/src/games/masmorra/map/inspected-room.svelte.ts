/** The room that is inspected: under the mouse, or where a finger pressed last. */
import type { Spot } from '../../../wire/masmorra.ts';
import type { MapInput } from './map-input.ts';
import type { Viewport } from './viewport.svelte.ts';

/** One for each map. */
export class InspectedRoom {
  #spot = $state.raw<Spot | null>(null);
  readonly #viewport: Viewport;
  readonly #input: MapInput;

  constructor(viewport: Viewport, input: MapInput) {
    this.#viewport = viewport;
    this.#input = input;
  }

  get spot(): Spot | null {
    return this.#spot;
  }

  /** The half of the window in which the room was pointed at. */
  half = $state<'left' | 'right'>('left');

  attach(window: HTMLElement): () => void {
    const listeners = new AbortController();
    const look = (event: PointerEvent) => this.#look(event, window);
    window.addEventListener('pointermove', look, listeners);
    window.addEventListener('pointerup', look, listeners);
    window.addEventListener('pointerleave', (event) => this.#leave(event), listeners);
    document.addEventListener('pointerdown', (event) => this.#pressElsewhere(event, window), listeners);
    return () => listeners.abort();
  }

  #look(event: PointerEvent, window: HTMLElement) {
    const isFinger = event.pointerType !== 'mouse';
    if (isFinger && (event.type !== 'pointerup' || this.#input.dragged)) return;
    if (isFinger && (event.target as Element).closest('button')) return;
    const { left, top, width } = window.getBoundingClientRect();
    this.half = event.clientX - left > width / 2 ? 'right' : 'left';
    const spot = this.#viewport.spotAt({ x: event.clientX - left, y: event.clientY - top });
    if (spot !== this.#spot) this.#spot = spot;
  }

  /** On a phone the description would cover the map while the player does something else. */
  #pressElsewhere({ target, pointerType }: PointerEvent, window: HTMLElement) {
    if (pointerType !== 'mouse' && !window.contains(target as Node)) this.#spot = null;
  }

  #leave(event: PointerEvent) {
    if (event.pointerType === 'mouse') this.#spot = null;
  }
}
