/** Applies events to the dice tray, so that a roll is shown when it is animated. */
import type { Dock, Fact, Pet, Seat, Source, Symbol as Face, View, Whose } from '../../../wire/masmorra.ts';
import { costOf } from '../heroes/data.ts';
import { tileCard } from '../data.ts';
import { focusSeat } from '../focus.ts';

export interface Tray {
  seat: Seat;
  dice: Face[];
  pet: Pet;
  symbols: Face[];
  /** Dice that will be rolled again. */
  picked: Face[];
  /** The kind of die that Magic will turn. */
  chosen: Whose;
}

export function trayOf(view: View): Tray {
  const { now, tasks } = view;
  const { dice, pet, symbols, picked } = now;
  const task = tasks.at(-1);
  return {
    seat: focusSeat(view),
    dice,
    pet,
    symbols,
    picked,
    chosen: task?.task === 'change_to' ? task.whose : 'action',
  };
}

export function trayAfter(tray: Tray, fact: Fact): Tray {
  switch (fact.event) {
    case 'turn_began':
      return { seat: fact.seat, dice: [], pet: 'none', symbols: [], picked: [], chosen: 'action' };
    case 'rolled':
      return { ...tray, dice: [...tray.dice, ...fact.dice] };
    case 'pet_rolled':
      return { ...tray, pet: { shows: fact.face } };
    case 'pet_lost':
      return { ...tray, pet: 'gone' };
    case 'die_picked':
      return fact.whose === 'action' ? { ...tray, picked: [...tray.picked, fact.die] } : tray;
    case 'rolls_again':
      return { ...tray, dice: without(tray.dice, tray.picked), picked: [] };
    case 'die_chosen':
      return { ...tray, chosen: fact.whose };
    case 'die_changed':
      return tray.chosen === 'pet'
        ? { ...tray, pet: { shows: fact.to } }
        : { ...tray, dice: [...without(tray.dice, [fact.from]), fact.to] };
    case 'token_flipped':
      return { ...tray, symbols: [...tray.symbols, fact.symbol] };
    case 'made_symbols':
      return { ...tray, symbols: [...tray.symbols, ...fact.symbols] };
    case 'symbols_lost':
      return { ...tray, symbols: [] };
    case 'master_began':
      return clearDice(tray);
    case 'fell':
      return fact.seat === tray.seat ? clearDice(tray) : tray;
    default:
      return applyPayment(tray, fact);
  }
}

/** Removes the dice and symbols that an event paid or docked. */
function applyPayment(tray: Tray, fact: Fact): Tray {
  switch (fact.event) {
    case 'step_spent':
    case 'step_lost':
    case 'crossed_pit':
      return pay(tray, 'step', fact.with);
    case 'drank':
      return pay(tray, 'elixir', fact.with);
    case 'conjured':
      return pay(tray, 'magic', fact.with);
    case 'blocked':
      return pay(tray, 'defense', fact.with);
    case 'struck':
    case 'stolen':
      return pay(tray, fact.symbol, fact.with);
    case 'portal_opened':
      return dock(tray, ['magic']);
    case 'ability_used': {
      const cost = costOf(fact.ability);
      if (fact.die) return dock(tray, [fact.die]);
      return cost.kind === 'dice' ? dock(tray, cost.faces) : tray;
    }
    case 'chest_opened': {
      const wanted = tileCard(fact.room.tile).chests[fact.chest]?.dice ?? [];
      return dock(tray, facesOf(wanted, fact.dice));
    }
    case 'disarmed':
      return dock(tray, facesOf(tileCard(fact.trap.tile).disarm, fact.dice));
    default:
      return tray;
  }
}

function clearDice(tray: Tray): Tray {
  return { ...tray, dice: [], symbols: [], picked: [], pet: 'gone' };
}

function facesOf(wanted: readonly Face[], docks: readonly Dock[]): Face[] {
  return docks.flatMap((dock, place) => {
    if (typeof dock === 'object') return dock.other;
    return dock === 'shown' ? (wanted[place] ?? []) : [];
  });
}

function pay(tray: Tray, face: Face, source: Source): Tray {
  switch (source) {
    case 'die':
      return { ...tray, dice: without(tray.dice, [face]) };
    case 'symbol':
      return { ...tray, symbols: without(tray.symbols, [face]) };
    case 'pet':
      return { ...tray, pet: 'spent' };
    case 'token':
      return tray;
  }
}

/** Docks action dice first, and the pet die for faces that none of them shows. */
function dock(tray: Tray, faces: readonly Face[]): Tray {
  const dice = without(tray.dice, faces);
  const isPet = tray.dice.length - dice.length < faces.length;
  return { ...tray, dice, pet: isPet ? 'gone' : tray.pet };
}

function without(faces: readonly Face[], gone: readonly Face[]): Face[] {
  const left = [...gone];
  return faces.filter((face) => {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
