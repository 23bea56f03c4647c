/** The data of treasure cards, from the engine's data files. */
import treasureFile from '../../../../../crates/games/masmorra/data/treasures.toml';
import type { Condition, Treasure } from '../../../wire/masmorra.ts';

interface TreasureCard {
  key: Treasure;
  when: string;
}

const CARDS = (treasureFile as { treasure: TreasureCard[] }).treasure;

export const TREASURES: readonly Treasure[] = CARDS.map(({ key }) => key);

/** When the orange half of a card may be played. */
export function conditionOf(card: Treasure): Condition {
  const when = CARDS.find(({ key }) => key === card)?.when ?? 'AnyTime';
  return when.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase() as Condition;
}
