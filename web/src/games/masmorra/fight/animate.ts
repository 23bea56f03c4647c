/**
 * Applies events to a fight. Only a view has the forecast, so until it matches only the opponents and the strikes are
 * shown.
 */
import type { Fact, Figure, FightView, Symbol as Face, View } from '../../../wire/masmorra.ts';

/** A combat in progress: the current opponent, and the symbols that have struck it. */
export interface Bout {
  foe: Figure | null;
  struck: readonly Face[];
}

export function boutOf({ combat, fight }: View): Bout | null {
  return combat.on ? { foe: fight?.figure ?? null, struck: combat.hits } : null;
}

export function boutAfter(bout: Bout | null, fact: Fact): Bout | null {
  switch (fact.event) {
    case 'combat_began':
      return { foe: null, struck: [] };
    case 'fight_began':
      return { foe: fact.figure, struck: [] };
    case 'struck':
      return bout && { ...bout, struck: [...bout.struck, fact.symbol] };
    case 'defeated':
    case 'withstood':
      return bout && { foe: null, struck: [] };
    case 'combat_ended':
    case 'turn_began':
      return null;
    default:
      return bout;
  }
}

/** The fight of the view that matches this state, if there is one. */
export function fightIn(bout: Bout | null, views: readonly View[]): FightView | null {
  const isIt = (view: View) => JSON.stringify(boutOf(view)) === JSON.stringify(bout);
  return views.find(isIt)?.fight ?? null;
}
