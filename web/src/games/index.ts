/** The games that have a board or a primer. A game that is not listed here is played with text only. */
import type { GameEntry } from './board.ts';
import { masmorra } from './masmorra/game.ts';
import { raiders } from './raiders/game.ts';
import { welcome } from './welcome/game.ts';

const ENTRIES: readonly GameEntry[] = [welcome, raiders, masmorra];

/** The entry of a game, or an empty one if the game is not listed. */
export function gameEntry(key: string): GameEntry {
  return ENTRIES.find((entry) => entry.key === key) ?? { key };
}
