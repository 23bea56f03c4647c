/** Which offers have a place on the map, where they are buttons. */
import type { Action } from '../../../wire/masmorra.ts';

/** Decisions about a place of the dungeon or about someone who stands there. */
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

/** Whether the map shows this decision. */
export function isMapOffer({ action }: Action): boolean {
  return MAP_ACTIONS.includes(action);
}
