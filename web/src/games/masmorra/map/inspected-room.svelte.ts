/** The room that is looked at: under a mouse, or where a finger has pressed last. */
import type { Spot } from '../../../wire/masmorra.ts';
import type { MapHand } from './map-input.ts';
import type { Lookout } from './viewport.svelte.ts';

/** Make one for each map. */
export class Inspecting {
  #spot = $state.raw<Spot | null>(null);
  readonly #lookout: Lookout;
  readonly #hand: MapHand;

  constructor(lookout: Lookout, hand: MapHand) {
    this.#lookout = lookout;
    this.#hand = hand;
  }

  get spot(): Spot | null {
    return this.#spot;
  }

  /** Follows what happens in the map's window. */
  attach(window: HTMLElement): () => void {
    const heard = new AbortController();
    const look = (event: PointerEvent) => this.#look(event, window);
    window.addEventListener('pointermove', look, heard);
    window.addEventListener('pointerup', look, heard);
    window.addEventListener('pointerleave', (event) => this.#leave(event), heard);
    return () => heard.abort();
  }

  #look(event: PointerEvent, window: HTMLElement) {
    if (event.pointerType !== 'mouse' && (event.type !== 'pointerup' || this.#hand.dragged)) return;
    const { left, top } = window.getBoundingClientRect();
    const spot = this.#lookout.spotAt({ x: event.clientX - left, y: event.clientY - top });
    if (spot !== this.#spot) this.#spot = spot;
  }

  #leave(event: PointerEvent) {
    if (event.pointerType === 'mouse') this.#spot = null;
  }
}
