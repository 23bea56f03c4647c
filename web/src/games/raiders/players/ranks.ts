/** How players stand beside each other, as anyone at the table can count. */
import type { PlayerView } from '../../../wire/raiders.ts';

/** Whether a number is the greatest or the smallest of all; neither if all are alike. */
export type Rank = 'most' | 'fewest' | null;

/** The ranks of a player's coins and wounds among those of all. */
export function ranksOf(player: PlayerView, players: readonly PlayerView[]): { coins: Rank; wounds: Rank } {
  return {
    coins: rank(
      player.coins,
      players.map(({ coins }) => coins),
    ),
    wounds: rank(
      player.wounds,
      players.map(({ wounds }) => wounds),
    ),
  };
}

function rank(value: number, all: readonly number[]): Rank {
  const [most, fewest] = [Math.max(...all), Math.min(...all)];
  if (most === fewest) return null;
  if (value === most) return 'most';
  return value === fewest ? 'fewest' : null;
}
