/** What a fact of the dungeon looks like on the scene. */
import type { Fact } from '../../../wire/welcome.ts';

/** Whether a card is being turned up. */
export function isTurning(fact: Fact): boolean {
  return fact.event === 'revealed' || fact.event === 'replaced' || fact.event === 'unveiled';
}

/** By how many health points a fact changes them, for the number that rises beside the heart. */
export function changeOf(fact: Fact): number {
  switch (fact.event) {
    case 'hurt':
      return -fact.damage;
    case 'tile_lost':
      return -fact.hp_lost;
    case 'gained':
      return fact.amount;
    case 'revived':
      return fact.hp;
    default:
      return 0;
  }
}
