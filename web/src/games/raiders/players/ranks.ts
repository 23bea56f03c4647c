/** The ranks of players by coins and wounds. */
import type { PlayerView } from '../../../wire/raiders.ts';

/** `null` if the number is neither, or if all are equal. */
export type Rank = 'most' | 'fewest' | null;

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
