/** What the viewer knows about hidden cards, collected from the view. */
import type { Monster, Tile, View } from '../../../wire/welcome.ts';
import { copiesOf, isSpecial, monstersOf, strengthOf } from '../data.ts';

export interface KnownCard {
  monster: Monster;
  /** Counted from the top: 1 is faced first. */
  position: number;
}

/** Where the copies of a monster are, as far as the viewer knows. */
export interface Copies {
  monster: Monster;
  copies: number;
  inDungeon: number;
  setAside: number;
  /** Whether a special monster is known to be in the game. Common ones always are. */
  inGame: boolean;
}

/** All that the viewer knows about the cards of this round. */
export interface KnownCards {
  /** Known cards of the dungeon, the first to be faced first. */
  dungeon: KnownCard[];
  setAside: { monster: Monster; tile: Tile }[];
  /** The sum of the known cards' strengths, without monsters that have no printed one. */
  strength: number;
  /** How many cards of the dungeon are unknown. */
  unknown: number;
  copies: Copies[];
}

export function knownCardsOf(view: View): KnownCards {
  const dungeon = knownInDungeon(view);
  const setAside = view.tiles.flatMap(({ tile, fate }) =>
    typeof fate === 'object' && fate.sacrificed.monster !== null
      ? [{ tile, monster: fate.sacrificed.monster }]
      : [],
  );
  const count = (monsters: { monster: Monster }[], monster: Monster) =>
    monsters.filter((one) => one.monster === monster).length;
  return {
    dungeon,
    setAside,
    strength: dungeon.reduce((sum, { monster }) => sum + (strengthOf(monster) ?? 0), 0),
    unknown: view.pile.length - dungeon.length,
    copies: monstersOf(view.house.set).map((monster) => ({
      monster,
      copies: copiesOf(monster),
      inDungeon: count(dungeon, monster),
      setAside: count(setAside, monster),
      inGame: !isSpecial(monster) || view.specials.includes(monster),
    })),
  };
}

/** The last card added is faced first. */
function knownInDungeon({ pile }: View): KnownCard[] {
  const known = pile.flatMap(({ monster }, place) =>
    monster === null ? [] : [{ monster, position: pile.length - place }],
  );
  return known.reverse();
}
