/**
 * A fight as far as it has been told. What a strike does is for the match to say, and it says so of the newest position
 * alone: until then one sees who fights whom, and with what.
 */
import type { Fact, Figure, FightView, Symbol as Face, View } from '../../../wire/masmorra.ts';

/** A combat that is told: the monster that is fought now, and the symbols that have struck it. */
export interface Bout {
  foe: Figure | null;
  struck: readonly Face[];
}

/** The combat that a view shows. */
export function boutOf({ combat, fight }: View): Bout | null {
  return combat.on ? { foe: fight?.figure ?? null, struck: combat.hits } : null;
}

/** The combat after a fact. */
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

/** What the match says of the fight in one of these views, if that is how far it has been told. */
export function fightIn(bout: Bout | null, views: readonly View[]): FightView | null {
  const isIt = (view: View) => JSON.stringify(boutOf(view)) === JSON.stringify(bout);
  return views.find(isIt)?.fight ?? null;
}
