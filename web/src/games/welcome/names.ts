/** Names and descriptions of the pieces. */
import type { Adventurer, GameOptions, Monster, Seat, Tile } from '../../wire/welcome.ts';
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

/** What a tile does under these options, as a sentence. */
export function tileEffect(tile: Tile, options: GameOptions): string {
  return sentence(GAME, { id: 'component-tile', args: { it: tileUnder(options, tile) } }, NOBODY);
}

/** Options that change what a tile does have a message of their own. */
function tileUnder({ flute, vorpal_axe }: GameOptions, tile: Tile): Arg {
  if (tile === 'charming_flute' && flute !== 'next') return term('tile', `${tile}_${flute}`);
  if (tile === 'vorpal_axe' && vorpal_axe !== 'one') return term('tile', `${tile}_${vorpal_axe}`);
  return term('tile', tile);
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
