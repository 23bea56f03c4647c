/** Where a hero is shown, and in what light. */
import type { Place } from '../../../pictures/place.ts';
import type { Hero } from '../../../wire/masmorra.ts';

export const HERO_STAGES: Record<Hero, Place> = {
  albus: { setting: 'hall', light: 'arcane' },
  jay: { setting: 'gate', light: 'torch' },
  valerie: { setting: 'gate', light: 'gold' },
  mika: { setting: 'night', light: 'moon' },
  greybark: { setting: 'cave', light: 'leaf' },
};
