/** The icons of all pieces. */
import barbarian from 'game-icons:barbarian';
import blackKnightHelm from 'game-icons:black-knight-helm';
import boulderDash from 'game-icons:boulder-dash';
import cauldron from 'game-icons:cauldron';
import chest from 'game-icons:chest';
import coins from 'game-icons:coins';
import coinsPile from 'game-icons:coins-pile';
import cowled from 'game-icons:cowled';
import crownCoin from 'game-icons:crown-coin';
import crystalBall from 'game-icons:crystal-ball';
import dragonHead from 'game-icons:dragon-head';
import drop from 'game-icons:drop';
import floatingTentacles from 'game-icons:floating-tentacles';
import goblinHead from 'game-icons:goblin-head';
import greekSphinx from 'game-icons:greek-sphinx';
import healthPotion from 'game-icons:health-potion';
import key from 'game-icons:key';
import knockout from 'game-icons:knockout';
import laurelCrown from 'game-icons:laurel-crown';
import lockedChest from 'game-icons:locked-chest';
import mantrap from 'game-icons:mantrap';
import medusaHead from 'game-icons:medusa-head';
import miningHelmet from 'game-icons:mining-helmet';
import minotaur from 'game-icons:minotaur';
import mummyHead from 'game-icons:mummy-head';
import openChest from 'game-icons:open-chest';
import openTreasureChest from 'game-icons:open-treasure-chest';
import raiseSkeleton from 'game-icons:raise-skeleton';
import receiveMoney from 'game-icons:receive-money';
import rockGolem from 'game-icons:rock-golem';
import run from 'game-icons:run';
import shamblingZombie from 'game-icons:shambling-zombie';
import skeleton from 'game-icons:skeleton';
import snake from 'game-icons:snake';
import spikedDragonHead from 'game-icons:spiked-dragon-head';
import spikedWall from 'game-icons:spiked-wall';
import steelDoor from 'game-icons:steel-door';
import stoneBust from 'game-icons:stone-bust';
import swordBrandish from 'game-icons:sword-brandish';
import swordsEmblem from 'game-icons:swords-emblem';
import torch from 'game-icons:torch';
import treasureMap from 'game-icons:treasure-map';
import troll from 'game-icons:troll';
import twoCoins from 'game-icons:two-coins';
import vampireDracula from 'game-icons:vampire-dracula';
import waxSeal from 'game-icons:wax-seal';
import wizardFace from 'game-icons:wizard-face';
import wolfHowl from 'game-icons:wolf-howl';

import type { Boss, Chamber, Character, Item, Room } from '../../wire/raiders.ts';

/** Drawn for this game: the eyes of the icon set are too fine for a small mark. */
const eye = [
  'M256 112C144 112 62 186 24 256c38 70 120 144 232 144s194-74 232-144c-38-70-120-144-232-144zm0 48c82 0 144 48 177 96c-33 48-95 96-177 96S112 304 79 256c33-48 95-96 177-96zm0 28a68 68 0 1 0 0 136a68 68 0 1 0 0-136z',
];

export const ITEM_ICONS: Record<Item, string[]> = {
  torch,
  crystal_ball: crystalBall,
  key,
  sword: swordBrandish,
};

export const CHARACTER_ICONS: Record<Character, string[]> = {
  explorer: miningHelmet,
  thief: cowled,
  warrior: barbarian,
  knight: blackKnightHelm,
  sorcerer: wizardFace,
};

/** Tokens, and marks for the state of a player. */
export const MARKS = {
  coin: twoCoins,
  wound: drop,
  potion: healthPotion,
  map: treasureMap,
  chosen: waxSeal,
  onlyYou: eye,
  escaped: run,
  fainted: knockout,
  petrified: stoneBust,
  winner: laurelCrown,
  torch,
} as const;

const ROOM_ICONS: Record<Room, string[]> = {
  dragon: dragonHead,
  troll,
  the_thing: floatingTentacles,
  goblin: goblinHead,
  skeleton,
  zombie: shamblingZombie,
  snake,
  treasure_four_two: openTreasureChest,
  treasure_four: lockedChest,
  treasure_three_two: openChest,
  treasure_three: chest,
  treasure_two_one: coins,
  treasure_two: coinsPile,
  treasure_one: crownCoin,
  armory: swordsEmblem,
  strongroom: steelDoor,
  lava_cauldron: cauldron,
  coin_catcher: mantrap,
  spike_trap: spikedWall,
  giant_boulder: boulderDash,
};

const BOSS_ICONS: Record<Boss, string[]> = {
  tax_collector: receiveMoney,
  medusa: medusaHead,
  vampire: vampireDracula,
  sphinx: greekSphinx,
  minotaur,
  wolf_pack: wolfHowl,
  necromancer: raiseSkeleton,
  mega_dragon: spikedDragonHead,
  golem: rockGolem,
  mummy: mummyHead,
};

export function chamberIcon(chamber: Chamber): string[] {
  return 'boss' in chamber ? BOSS_ICONS[chamber.boss] : ROOM_ICONS[chamber.room];
}
