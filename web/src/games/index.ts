/** The games that have a board or a primer. A game that is not listed here is played with text only. */
import type { GameFolder } from './board.ts';
import { masmorra } from './masmorra/game.ts';
import { raiders } from './raiders/game.ts';
import { welcome } from './welcome/game.ts';

const FOLDERS: readonly GameFolder[] = [welcome, raiders, masmorra];

/** The entry of a game, or an empty one if the game is not listed. */
export function folderOf(key: string): GameFolder {
  return FOLDERS.find((folder) => folder.key === key) ?? { key };
}
