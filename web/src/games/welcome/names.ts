/** Names and descriptions of the pieces. */
import type { Adventurer, Monster, Seat, Tile } from '../../wire/welcome.ts';
import type { Arg, Message } from '../../wire/index.ts';
import { say, sentence, type Cast } from '../../i18n/index.ts';

/** The key in the catalog. */
export const GAME = 'welcome';

const NOBODY: Cast = { names: [], viewer: null };

/** The message argument for a piece. */
export function term(kind: 'monster' | 'tile' | 'adventurer', key: string): Arg {
  return { term: `${kind}-${key.replaceAll('_', '-')}` };
}

export function monsterName(monster: Monster): string {
  return name(term('monster', monster));
}

export function tileName(tile: Tile): string {
  return name(term('tile', tile));
}

export function adventurerName(adventurer: Adventurer): string {
  return name(term('adventurer', adventurer));
}

/** What a tile does, as a sentence. */
export function tileEffect(tile: Tile): string {
  return sentence(GAME, { id: 'component-tile', args: { it: term('tile', tile) } }, NOBODY);
}

/** The strength, effect and number of copies of a monster, as a sentence. */
export function monsterAbout(monster: Monster): string {
  return sentence(GAME, { id: 'component-monster', args: { it: term('monster', monster) } }, NOBODY);
}

/** The name of the player at a seat. */
export function seatName(seat: Seat, cast: Cast): string {
  const given = cast.names[seat];
  return given?.trim() ? given : say(GAME, { id: 'seat-name', args: { number: { number: seat + 1 } } }, cast);
}

export function message(id: string, args: Record<string, Arg> = {}): Message {
  return { id, args };
}

function name(it: Arg): string {
  return say(GAME, message('component-name', { it }), NOBODY);
}
