/** The game's own words for what the panels show. */
import type { Arg, Message } from '../../wire/index.ts';
import type { Ability, Being, Figure, Hero, Seat, Symbol as Face, Treasure } from '../../wire/masmorra.ts';
import { say, sentence, type Cast } from '../../i18n/index.ts';
import { beingTerm, markOf } from './data.ts';

/** The game's key in the catalog. */
export const GAME = 'masmorra';

const NOBODY: Cast = { names: [], viewer: null };

/** A message of the game with its arguments. */
export function message(id: string, args: Record<string, Arg> = {}): Message {
  return { id, args };
}

/** The argument that stands for a piece in a message. */
export function term(kind: 'ability' | 'hero' | 'symbol' | 'treasure' | 'source', key: string): Arg {
  return { term: `${kind}-${key.replaceAll('_', '-')}` };
}

/** What a face of the dice is called. */
export function faceName(face: Face): string {
  return say(GAME, message(`symbol-${face}`), NOBODY);
}

/** What a face of the dice does, as a sentence. */
export function faceAbout(face: Face): string {
  return sentence(GAME, message('help-change-to', { symbol: term('symbol', face) }), NOBODY);
}

/** Faces as a list in words, with how often each is there. */
export function facesInWords(faces: readonly Face[]): string {
  const counts = new Map<Face, number>();
  faces.forEach((face) => counts.set(face, (counts.get(face) ?? 0) + 1));
  return [...counts].map(([face, count]) => `${count} ${faceName(face)}`).join(', ');
}

/** What an ability is called. */
export function abilityName(ability: Ability): string {
  return say(GAME, message(`ability-${dashed(ability)}`), NOBODY);
}

/** What an ability does, as a sentence that begins with its name. */
export function abilityAbout(ability: Ability): string {
  return sentence(GAME, message('gloss-ability', { ability: term('ability', ability) }), NOBODY);
}

/** What a hero is called. */
export function heroName(hero: Hero): string {
  return say(GAME, message(`hero-${hero}`), NOBODY);
}

/** Name, class and gift of a hero, as a sentence. */
export function heroAbout(hero: Hero): string {
  return sentence(GAME, message('gloss-hero', { hero: term('hero', hero) }), NOBODY);
}

/** What a treasure card is called: both its halves. */
export function cardName(card: Treasure): string {
  return say(GAME, message(`treasure-${dashed(card)}`), NOBODY);
}

/** What a monster is and does, as a sentence. */
export function monsterAbout(being: Being): string {
  return sentence(GAME, message('masmorra-fight-about', { monster: { term: beingTerm(being) } }), NOBODY);
}

/** What a monster is called, with the number of its die where it has one. */
export function figureName(figure: Figure): string {
  const args = { monster: { term: beingTerm(figure.being) }, mark: { number: markOf(figure) ?? 0 } };
  return sentence(GAME, message('masmorra-fight-figure', args), NOBODY);
}

/** What the holder of a seat is called. */
export function seatName(seat: Seat, cast: Cast): string {
  const given = cast.names[seat];
  return given?.trim() ? given : say(GAME, message('seat-name', { number: { number: seat + 1 } }), cast);
}

function dashed(key: string): string {
  return key.replaceAll('_', '-');
}
