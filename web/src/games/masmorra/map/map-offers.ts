/** Which offers are buttons on the map. */
import type { Action } from '../../../wire/masmorra.ts';

/** Actions at a place of the dungeon or on a figure there. */
const MAP_ACTIONS: readonly Action['action'][] = [
  'move',
  'explore',
  'take_stairs',
  'lay_room',
  'lay_trap',
  'fight',
  'face',
  'open_chest',
  'disarm',
  'use_portal',
  'use_fountain',
  'take_gold',
  'aim_at_room',
  'aim_at_hero',
  'aim_at_monster',
  'move_monster',
  'send_by_stairs',
  'fill',
  'take_die',
  'remove_monster',
];

export function isMapOffer({ action }: Action): boolean {
  return MAP_ACTIONS.includes(action);
}
