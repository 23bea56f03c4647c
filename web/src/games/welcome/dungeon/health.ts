import type { View } from '../../../wire/welcome.ts';
import { hpOfAdventurer, hpOfTile } from '../data.ts';

/** The health points now: in the dungeon as they stand there, before it what is printed on all that is held. */
export function healthOf(view: Pick<View, 'adventurer' | 'tiles' | 'dungeon'>): number {
  if (view.dungeon) return Math.max(0, view.dungeon.hp);
  const held = view.tiles.filter(({ fate }) => fate === 'held');
  return held.reduce((sum, { tile }) => sum + hpOfTile(tile), hpOfAdventurer(view.adventurer));
}
