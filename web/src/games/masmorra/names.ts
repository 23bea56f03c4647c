/** Names and descriptions for the panels. */
import type { Arg, Message } from '../../wire/index.ts';
import type { Ability, Being, Figure, Hero, Seat, Symbol as Face, Treasure } from '../../wire/masmorra.ts';
import { say, sentence, type Cast } from '../../i18n/index.ts';
import { beingTerm, markOf } from './data.ts';

/** The key in the catalog. */
export const GAME = 'masmorra';

const NOBODY: Cast = { names: [], viewer: null };

export function message(id: string, args: Record<string, Arg> = {}): Message {
  return { id, args };
}

/** The message argument for a piece. */
export function term(kind: 'ability' | 'hero' | 'symbol' | 'treasure' | 'source', key: string): Arg {
  return { term: `${kind}-${key.replaceAll('_', '-')}` };
}

export function faceName(face: Face): string {
  return say(GAME, message(`symbol-${face}`), NOBODY);
}

/** A list of faces with their counts. */
export function facesInWords(faces: readonly Face[]): string {
  const counts = new Map<Face, number>();
  faces.forEach((face) => counts.set(face, (counts.get(face) ?? 0) + 1));
  return [...counts].map(([face, count]) => `${count} ${faceName(face)}`).join(', ');
}

export function abilityName(ability: Ability): string {
  return say(GAME, message(`ability-${dashed(ability)}`), NOBODY);
}

/** The ability's name and effect, as a sentence. */
export function abilityAbout(ability: Ability): string {
  return sentence(GAME, message('gloss-ability', { ability: term('ability', ability) }), NOBODY);
}

export function heroName(hero: Hero): string {
  return say(GAME, message(`hero-${hero}`), NOBODY);
}

/** The hero's name, class and gift, as a sentence. */
export function heroAbout(hero: Hero): string {
  return sentence(GAME, message('gloss-hero', { hero: term('hero', hero) }), NOBODY);
}

/** The names of both halves. */
export function cardName(card: Treasure): string {
  return say(GAME, message(`treasure-${dashed(card)}`), NOBODY);
}

/** The monster's description, as a sentence. */
export function monsterAbout(being: Being): string {
  return sentence(GAME, message('masmorra-fight-about', { monster: { term: beingTerm(being) } }), NOBODY);
}

/** The monster's name, with its mark if it has one. */
export function figureName(figure: Figure): string {
  const args = { monster: { term: beingTerm(figure.being) }, mark: { number: markOf(figure) ?? 0 } };
  return sentence(GAME, message('masmorra-fight-figure', args), NOBODY);
}

/** The name of the player at a seat. */
export function seatName(seat: Seat, cast: Cast): string {
  const given = cast.names[seat];
  return given?.trim() ? given : say(GAME, message('seat-name', { number: { number: seat + 1 } }), cast);
}

function dashed(key: string): string {
  return key.replaceAll('_', '-');
}
