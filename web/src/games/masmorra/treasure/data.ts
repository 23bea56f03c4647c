/** When the orange half of a treasure card may be played, read from where the engine keeps it. */
import treasureFile from '../../../../../crates/games/masmorra/data/treasures.toml';
import type { Condition, Treasure } from '../../../wire/masmorra.ts';

interface TreasureCard {
  key: Treasure;
  when: string;
}

const CARDS = (treasureFile as { treasure: TreasureCard[] }).treasure;

/** All designs, in the order of the game. */
export const TREASURES: readonly Treasure[] = CARDS.map(({ key }) => key);

/** The moment for the orange half of a card. */
export function conditionOf(card: Treasure): Condition {
  const when = CARDS.find(({ key }) => key === card)?.when ?? 'AnyTime';
  return when.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase() as Condition;
}
