/** Short sounds, made by the browser itself: nothing is loaded, and nothing is heard before the first gesture. */
import { settings } from '../settings/settings.svelte.ts';
import { RECIPES, type SoundName } from './recipes.ts';
import { sound } from './synth.ts';

export type { SoundName } from './recipes.ts';

let studio: AudioContext | null = null;

/** Browsers let a page be heard only after its visitor has touched it. Call it once. */
export function prepareSound(): void {
  const gestures = ['pointerdown', 'keydown'] as const;
  const open = () => {
    gestures.forEach((gesture) => window.removeEventListener(gesture, open));
    if (typeof AudioContext === 'function') studio = new AudioContext();
  };
  gestures.forEach((gesture) => window.addEventListener(gesture, open));
}

/** Makes a sound, if the reader wants any. */
export function play(name: SoundName): void {
  if (!settings.sound || studio === null || document.hidden) return;
  void studio.resume();
  for (const note of RECIPES[name]) sound(studio, note);
}
