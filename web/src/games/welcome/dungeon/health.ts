import type { View } from '../../../wire/welcome.ts';
import { hpOfAdventurer, hpOfTile } from '../data.ts';

/** The health points: in the dungeon the current ones, before it the sum of the adventurer and the held tiles. */
export function healthOf(view: Pick<View, 'adventurer' | 'tiles' | 'dungeon'>): number {
  if (view.dungeon) return Math.max(0, view.dungeon.hp);
  if (view.adventurer === null) return 0;
  const held = view.tiles.filter(({ fate }) => fate === 'held');
  return held.reduce((sum, { tile }) => sum + hpOfTile(tile), hpOfAdventurer(view.adventurer));
}
