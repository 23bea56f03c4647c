/** What an offer is paid with, so that the tray can show it before it is chosen. */
import type { Arg, Offer } from '../../../wire/index.ts';
import type { Ability, Source, Symbol as Face, View } from '../../../wire/masmorra.ts';
import { costOf } from '../heroes/data.ts';
import { actionOf } from '../board.ts';
import { faceOfTerm } from './faces.ts';

/** Dice by their faces, loose symbols, the pet die and the free step token. */
export interface Payment {
  dice: Face[];
  symbols: Face[];
  pet: 'used' | 'kept';
  token: 'used' | 'kept';
}

const NOTHING: Payment = { dice: [], symbols: [], pet: 'kept', token: 'kept' };

/** What an offer would use of the active player's pieces. */
export function paymentOf(offer: Offer, view: View): Payment {
  const action = actionOf(offer);
  switch (action.action) {
    case 'step':
      return paidWith('step', action.with);
    case 'heal':
      return paidWith('elixir', action.with);
    case 'conjure':
      return paidWith('magic', action.with);
    case 'block':
      return paidWith('defense', action.with);
    case 'strike':
      return paidWith(action.symbol, action.with);
    case 'give_up':
      return paidWith(askedFor(view), action.with);
    case 'flip_token':
      return { ...NOTHING, token: 'used' };
    case 'pick_die':
    case 'change_die':
      return action.whose === 'pet' ? { ...NOTHING, pet: 'used' } : { ...NOTHING, dice: [action.die] };
    case 'use_ability':
      return abilityPayment(action.ability, action.die, view);
    case 'open_chest':
    case 'disarm':
      return docked(facesIn(offer.message.args['dice']), view);
    case 'use_portal':
      return docked(['magic'], view);
    case 'use_fountain':
      return docked(['elixir'], view);
    default:
      return NOTHING;
  }
}

/** Whether a payment uses nothing. */
export function isFree({ dice, symbols, pet, token }: Payment): boolean {
  return dice.length + symbols.length === 0 && pet === 'kept' && token === 'kept';
}

/** A thief asks for one symbol; a web and a pit ask for a Step. */
function askedFor(view: View): Face {
  const task = view.tasks.at(-1);
  return task?.task === 'theft' ? task.symbol : 'step';
}

function paidWith(face: Face, source: Source): Payment {
  switch (source) {
    case 'die':
      return { ...NOTHING, dice: [face] };
    case 'symbol':
      return { ...NOTHING, symbols: [face] };
    case 'pet':
      return { ...NOTHING, pet: 'used' };
    case 'token':
      return { ...NOTHING, token: 'used' };
  }
}

function abilityPayment(ability: Ability, die: Face | null, view: View): Payment {
  if (die) return docked([die], view);
  const cost = costOf(ability);
  if (cost.kind === 'token') return { ...NOTHING, token: 'used' };
  return cost.kind === 'dice' ? docked(cost.faces, view) : NOTHING;
}

/** Docks action dice first, and the pet die for faces that none of them shows. */
function docked(faces: readonly Face[], view: View): Payment {
  const left = [...view.now.dice];
  const dice = faces.filter((face) => {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return { ...NOTHING, dice, pet: dice.length < faces.length ? 'used' : 'kept' };
}

function facesIn(arg: Arg | undefined): Face[] {
  if (!arg || !('list' in arg)) return [];
  return arg.list.flatMap((item) => ('term' in item ? (faceOfTerm(item.term) ?? []) : []));
}

/** Something that the active player can pay with. */
export type Piece =
  { kind: 'die'; face: Face } | { kind: 'pet' } | { kind: 'symbol'; face: Face } | { kind: 'token' };

/** The offers that would use this piece. */
export function offersFor(piece: Piece, offers: readonly Offer[], view: View): Offer[] {
  return offers.filter((offer) => uses(paymentOf(offer, view), piece));
}

function uses(payment: Payment, piece: Piece): boolean {
  switch (piece.kind) {
    case 'die':
      return payment.dice.includes(piece.face);
    case 'symbol':
      return payment.symbols.includes(piece.face);
    case 'pet':
      return payment.pet === 'used';
    case 'token':
      return payment.token === 'used';
  }
}
