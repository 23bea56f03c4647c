/** The faces of the action dice, in the engine's order. */
import symbolFile from '../../../../../crates/games/masmorra/data/symbols.toml';
import type { Symbol as Face } from '../../../wire/masmorra.ts';

export const FACES: readonly Face[] = (symbolFile as { symbol: { key: Face }[] }).symbol.map(
  ({ key }) => key,
);

/** The face of a term such as `symbol-melee`; `null` for any other term. */
export function faceOfTerm(term: string): Face | null {
  return FACES.find((face) => term === `symbol-${face}`) ?? null;
}

export function isFace(word: string): word is Face {
  return (FACES as readonly string[]).includes(word);
}
