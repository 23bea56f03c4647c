/** A simple policy for Masmorra: goes to monsters, fights what can be defeated, and so ends the match. */
import type { Offer } from '../../src/wire/index.ts';
import type { Action, View } from '../../src/wire/masmorra.ts';

/** With fewer weapons no monster can be defeated. */
const ENOUGH_WEAPONS = 2;
const LITTLE_LIFE = 2;
const FULL_LIFE = 5;
/** The value of a monster in a room, and the cost of a room that was visited before. */
const WORTH_OF_MONSTER = 5;

type Kind = Action['action'];
type Chosen = (action: Action) => boolean;

/** Actions that are taken as soon as they are offered: they cost nothing, or are required. */
const AT_ONCE: readonly Kind[] = [
  ...(['pass_until_my_turn', 'block', 'face', 'learn', 'roll', 'keep_dice', 'take_gold'] as const),
  ...(['lay_room', 'fill', 'suffer'] as const),
];

const ENDS: readonly Kind[] = ['end_actions', 'end_moves', 'end_attack', 'collect', 'pass'];

export class MasmorraPolicy {
  readonly #entered = new Map<number, number>();

  /** Returns the index of the chosen offer. */
  pick(offers: readonly Offer[], view: View): number {
    const actions = offers.map(({ action }) => action as Action);
    const found =
      attack(actions, view) ?? find(actions, AT_ONCE) ?? this.#act(actions, view) ?? find(actions, ENDS) ?? 0;
    const chosen = actions[found];
    if (chosen?.action === 'move') this.#entered.set(chosen.to.number, this.#visits(chosen.to.number) + 1);
    return found;
  }

  #act(actions: Action[], view: View): number | undefined {
    const life = mine(view)?.life ?? FULL_LIFE;
    const isArmed = weapons(view) >= ENOUGH_WEAPONS;
    return (
      (isArmed ? find(actions, ['fight']) : undefined) ??
      (life <= LITTLE_LIFE ? find(actions, ['heal', 'use_fountain']) : undefined) ??
      (isArmed ? this.#advance(actions, view) : undefined) ??
      (life < FULL_LIFE ? find(actions, ['heal']) : undefined)
    );
  }

  /** Moves to an unexplored room, or to the most monsters. */
  #advance(actions: Action[], view: View): number | undefined {
    const worth = (action: Action | undefined) =>
      action?.action === 'move'
        ? monstersIn(view, action.to.number) * WORTH_OF_MONSTER - this.#visits(action.to.number)
        : 0;
    const moves = [...actions.keys()].filter((place) => actions[place]?.action === 'move');
    const [best] = moves.sort((one, other) => worth(actions[other]) - worth(actions[one]));
    return find(actions, ['explore']) ?? best ?? find(actions, ['step', 'flip_token']);
  }

  #visits(room: number): number {
    return this.#entered.get(room) ?? 0;
  }
}

/** Strikes with useful dice until the monster would be defeated. */
function attack(actions: Action[], { fight }: View): number | undefined {
  if (!fight || find(actions, ['strike', 'end_attack']) === undefined) return undefined;
  const hurts: Chosen = (action) =>
    action.action === 'strike' &&
    fight.strikes.some(({ symbol, after }) => symbol === action.symbol && after.damage > fight.damage);
  const stands = fight.as_it_stands.end === 'withstands';
  return (stands ? find(actions, ['strike'], hurts) : undefined) ?? find(actions, ['end_attack', 'strike']);
}

function find(actions: Action[], kinds: readonly Kind[], fits: Chosen = () => true): number | undefined {
  const places = kinds.map((kind) => actions.findIndex((action) => action.action === kind && fits(action)));
  return places.find((place) => place >= 0);
}

function weapons({ now: { dice, symbols, pet } }: View): number {
  const companion = typeof pet === 'object' ? [pet.shows] : [];
  return [...dice, ...symbols, ...companion].filter((symbol) => symbol === 'melee' || symbol === 'ranged')
    .length;
}

function monstersIn({ monsters }: View, room: number): number {
  return monsters.filter((monster) => monster.room.number === room).length;
}

function mine({ observer, players }: View) {
  return typeof observer === 'object' ? players[observer.seat] : undefined;
}
