/** The games that the pages have something of their own for. A game that is not listed here is played in sentences. */
import type { GameFolder } from './board.ts';
import { masmorra } from './masmorra/game.ts';
import { raiders } from './raiders/game.ts';
import { welcome } from './welcome/game.ts';

/** One line a game: its folder. */
const FOLDERS: readonly GameFolder[] = [welcome, raiders, masmorra];

/** What there is of a game. */
export function folderOf(key: string): GameFolder {
  return FOLDERS.find((folder) => folder.key === key) ?? { key };
}
