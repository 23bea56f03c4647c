/** Where monsters and adventurers stand on their cards, and in what light. */
import type { Place } from '../../pictures/place.ts';
import type { Monster } from '../../wire/welcome.ts';

export const PLACES: Record<Monster, Place> = {
  goblin: { setting: 'cave', light: 'leaf' },
  skeleton: { setting: 'hall', light: 'moon' },
  orc: { setting: 'cave', light: 'torch' },
  vampire: { setting: 'night', light: 'blood' },
  golem: { setting: 'cave', light: 'moon' },
  lich: { setting: 'hall', light: 'arcane' },
  demon: { setting: 'gate', light: 'blood' },
  dragon: { setting: 'cave', light: 'gold' },
  fairy: { setting: 'night', light: 'leaf' },
  ally: { setting: 'gate', light: 'gold' },
  mimic: { setting: 'hall', light: 'gold' },
  gelatinous_cube: { setting: 'cave', light: 'leaf' },
  count: { setting: 'night', light: 'moon' },
  shapeshifter: { setting: 'gate', light: 'arcane' },
};

/** Adventurers stand before the dungeon. */
export const ENTRANCE: Place = { setting: 'gate', light: 'torch' };
