/** Short sounds, synthesized by the browser. No sound before the first user gesture. */
import { settings } from '../settings/settings.svelte.ts';
import { RECIPES, type SoundName } from './recipes.ts';
import { playNote } from './synth.ts';

export type { SoundName } from './recipes.ts';

let context: AudioContext | null = null;

/** Enables sound at the first user gesture, as browsers require. Call it once. */
export function prepareSound(): void {
  const gestures = ['pointerdown', 'keydown'] as const;
  const open = () => {
    gestures.forEach((gesture) => window.removeEventListener(gesture, open));
    if (typeof AudioContext === 'function') context = new AudioContext();
  };
  gestures.forEach((gesture) => window.addEventListener(gesture, open));
}

/** Plays a sound, unless sound is off. */
export function play(name: SoundName): void {
  if (!settings.sound || context === null || document.hidden) return;
  void context.resume();
  for (const note of RECIPES[name]) playNote(context, note);
}
