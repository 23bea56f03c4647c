/** The faces of the action dice, in the order in which the game counts them. */
import symbolFile from '../../../../../crates/games/masmorra/data/symbols.toml';
import type { Symbol as Face } from '../../../wire/masmorra.ts';

/** All six. */
export const FACES: readonly Face[] = (symbolFile as { symbol: { key: Face }[] }).symbol.map(
  ({ key }) => key,
);

/** The face that a term such as `symbol-melee` names; nothing for a term of something else. */
export function faceOfTerm(term: string): Face | null {
  return FACES.find((face) => term === `symbol-${face}`) ?? null;
}

/** Whether a word is the name of a face. */
export function isFace(word: string): word is Face {
  return (FACES as readonly string[]).includes(word);
}
