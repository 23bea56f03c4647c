/** What the one who looks knows of the hidden cards. All of it stands in the view: it is only put together. */
import type { Monster, Tile, View } from '../../../wire/welcome.ts';
import { copiesOf, isSpecial, monstersOf, strengthOf } from '../data.ts';

/** A card in the dungeon that the one who looks knows. */
export interface KnownCard {
  monster: Monster;
  /** Its place on the way in, counted from the top: 1 is met first. */
  position: number;
}

/** Where the copies of a monster are, as far as the one who looks knows. */
export interface Copies {
  monster: Monster;
  copies: number;
  inDungeon: number;
  setAside: number;
  /** Whether a special one is known to be in the game. Common ones always are. */
  inGame: boolean;
}

/** All that the one who looks knows of this round's cards. */
export interface KnownCards {
  /** Known cards of the dungeon, the first to be met first. */
  dungeon: KnownCard[];
  setAside: { monster: Monster; tile: Tile }[];
  /** The strengths of the known cards in the dungeon, added up; those without a printed one are left out. */
  strength: number;
  /** How many cards of the dungeon are unknown. */
  unknown: number;
  copies: Copies[];
}

/** Puts together what a view tells of the hidden cards. */
export function knownCardsOf(view: View): KnownCards {
  const dungeon = knownCards(view);
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

/** The last card added is met first. */
function knownCards({ pile }: View): KnownCard[] {
  const known = pile.flatMap(({ monster }, place) =>
    monster === null ? [] : [{ monster, position: pile.length - place }],
  );
  return known.reverse();
}
