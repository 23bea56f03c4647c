/** Messages about the pieces, as the engine would build them. */
import type { Arg, Message } from '../../wire/index.ts';
import type { Card, Chamber, Character, GameOptions, Item } from '../../wire/raiders.ts';
import { say, sentence, type Cast } from '../../i18n/index.ts';
import { printOf, startOf, type Print } from './data.ts';

/** The key in the catalog. */
export const GAME = 'raiders';

export function cardTerm(card: Card): Arg {
  const prefix = card.startsWith('power_') ? 'card' : 'item';
  return term(prefix, card);
}

export function chamberTerm(chamber: Chamber): Arg {
  return 'boss' in chamber ? term('boss', chamber.boss) : term('room', chamber.room);
}

export function characterTerm(character: Character): Arg {
  return term('character', character);
}

export function itemTerm(item: Item): Arg {
  return term('item', item);
}

export function message(id: string, args: Record<string, Arg | number | string> = {}): Message {
  const given = Object.entries(args).map(([name, arg]): [string, Arg] => [name, wrapped(arg)]);
  return { id, args: Object.fromEntries(given) };
}

export function nameOf(term: Arg, cast: Cast): string {
  return sentence(GAME, message('component-name', { it: term }), cast);
}

export function seatName(seat: number, cast: Cast): string {
  return cast.names[seat] || say(GAME, message('seat-name', { number: seat + 1 }), cast);
}

/** What a room or a final monster does, with the numbers for this match. */
export function roomDescription(chamber: Chamber, house: GameOptions, players: number): Message {
  const print = printOf(chamber, players);
  return message('gloss-room', {
    room: chamberTermFor(chamber, house),
    kind: kindOf(print),
    strength: 'strength' in print ? (print.strength ?? 0) : 0,
  });
}

/** What a character starts with. */
export function characterHelp(character: Character): Message {
  const { coins, wounds, items } = startOf(character);
  const carried = items.flatMap(({ item, count }) => Array.from({ length: count }, () => itemTerm(item)));
  return message('help-take', {
    character: characterTerm(character),
    coins,
    wounds,
    items: { list: carried },
  });
}

/** If final monsters give coins only with an attack, their description is another message. */
function chamberTermFor(chamber: Chamber, house: GameOptions): Arg {
  const rewards = 'boss' in chamber && (chamber.boss === 'sphinx' || chamber.boss === 'minotaur');
  if (!rewards || house.boss_coins === 'always') return chamberTerm(chamber);
  return { term: `boss-${chamber.boss}-on-attack` };
}

function kindOf(print: Print): string {
  switch (print.kind) {
    case 'trap':
      return print.toll === 'coins' ? 'coin_trap' : 'wound_trap';
    case 'boss':
      return print.strength === null ? 'invincible' : 'boss';
    default:
      return print.kind;
  }
}

function term(prefix: string, key: string): Arg {
  return { term: `${prefix}-${key}`.replaceAll('_', '-') };
}

function wrapped(arg: Arg | number | string): Arg {
  if (typeof arg === 'number') return { number: arg };
  return typeof arg === 'string' ? { symbol: arg } : arg;
}
