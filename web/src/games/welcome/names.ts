/** The game's own words for its pieces. */
import type { Adventurer, Monster, Seat, Tile } from '../../wire/welcome.ts';
import type { Arg, Message } from '../../wire/index.ts';
import { say, sentence, type Cast } from '../../i18n/index.ts';

/** The game's key in the catalog. */
export const GAME = 'welcome';

const NOBODY: Cast = { names: [], viewer: null };

/** The argument that stands for a piece in a message. */
export function term(kind: 'monster' | 'tile' | 'adventurer', key: string): Arg {
  return { term: `${kind}-${key.replaceAll('_', '-')}` };
}

/** What a monster is called. */
export function monsterName(monster: Monster): string {
  return name(term('monster', monster));
}

/** What a tile is called. */
export function tileName(tile: Tile): string {
  return name(term('tile', tile));
}

/** What an adventurer is called. */
export function adventurerName(adventurer: Adventurer): string {
  return name(term('adventurer', adventurer));
}

/** What a tile does, as a sentence. */
export function tileEffect(tile: Tile): string {
  return sentence(GAME, { id: 'component-tile', args: { it: term('tile', tile) } }, NOBODY);
}

/** How strong a monster is, what it does and how many there are, as a sentence. */
export function monsterAbout(monster: Monster): string {
  return sentence(GAME, { id: 'component-monster', args: { it: term('monster', monster) } }, NOBODY);
}

/** What the holder of a seat is called. */
export function seatName(seat: Seat, cast: Cast): string {
  const given = cast.names[seat];
  return given?.trim() ? given : say(GAME, { id: 'seat-name', args: { number: { number: seat + 1 } } }, cast);
}

/** A message of the game with its arguments. */
export function message(id: string, args: Record<string, Arg> = {}): Message {
  return { id, args };
}

function name(it: Arg): string {
  return say(GAME, message('component-name', { it }), NOBODY);
}
