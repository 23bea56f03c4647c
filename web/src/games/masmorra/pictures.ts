/** The icons of monsters, bosses, heroes, symbols and places. */
import barbarian from 'game-icons:barbarian';
import butterfly from 'game-icons:butterfly';
import crossedSwords from 'game-icons:crossed-swords';
import crystalWand from 'game-icons:crystal-wand';
import cultist from 'game-icons:cultist';
import daemonSkull from 'game-icons:daemon-skull';
import spawn from 'game-icons:death-skull';
import dragonHead from 'game-icons:dragon-head';
import dungeonGate from 'game-icons:dungeon-gate';
import evilBat from 'game-icons:evil-bat';
import floatingGhost from 'game-icons:floating-ghost';
import goblinHead from 'game-icons:goblin-head';
import healthPotion from 'game-icons:health-potion';
import heart from 'game-icons:hearts';
import highShot from 'game-icons:high-shot';
import locked from 'game-icons:locked-chest';
import magicPortal from 'game-icons:magic-portal';
import masksSpider from 'game-icons:masked-spider';
import minotaur from 'game-icons:minotaur';
import oakLeaf from 'game-icons:oak-leaf';
import openChest from 'game-icons:open-chest';
import orcHead from 'game-icons:orc-head';
import overlordHelm from 'game-icons:overlord-helm';
import pentacle from 'game-icons:pentacle';
import rogue from 'game-icons:rogue';
import roundShield from 'game-icons:round-shield';
import runeStone from 'game-icons:rune-stone';
import ghoul from 'game-icons:shambling-zombie';
import skeleton from 'game-icons:skeleton';
import skullCrossedBones from 'game-icons:skull-crossed-bones';
import slime from 'game-icons:slime';
import spiderAlt from 'game-icons:spider-alt';
import spiderWeb from 'game-icons:spider-web';
import spikedDragonHead from 'game-icons:spiked-dragon-head';
import spikyPit from 'game-icons:spiky-pit';
import stairs from 'game-icons:stairs';
import throne from 'game-icons:stone-throne';
import swordBrandish from 'game-icons:sword-brandish';
import templarShield from 'game-icons:templar-shield';
import coins from 'game-icons:two-coins';
import upgrade from 'game-icons:upgrade';
import walkingBoot from 'game-icons:walking-boot';
import warlockEye from 'game-icons:warlock-eye';
import fountain from 'game-icons:water-fountain';
import windHole from 'game-icons:wind-hole';
import wizardFace from 'game-icons:wizard-face';
import wolfTrap from 'game-icons:wolf-trap';

import type { Being, Boss, Foe, Hero, Symbol } from '../../wire/masmorra.ts';

export const SYMBOL_ICONS: Record<Symbol, string[]> = {
  step: walkingBoot,
  ranged: highShot,
  melee: swordBrandish,
  defense: roundShield,
  elixir: healthPotion,
  magic: crystalWand,
};

export const HERO_ICONS: Record<Hero, string[]> = {
  albus: wizardFace,
  jay: barbarian,
  valerie: templarShield,
  mika: rogue,
  greybark: oakLeaf,
};

/** Icons for things in rooms and for a monster's numbers. */
export const MARKS = {
  chest: locked,
  chestOpen: openChest,
  gold: coins,
  stairs,
  portal: magicPortal,
  fountain,
  trap: wolfTrap,
  pit: spikyPit,
  web: spiderWeb,
  ritual: pentacle,
  bottomless: windHole,
  rune: runeStone,
  spawn,
  start: dungeonGate,
  throne,
  fight: crossedSwords,
  payback: swordBrandish,
  defense: roundShield,
  xp: upgrade,
  life: heart,
  fallen: skullCrossedBones,
} as const;

const FOE_ICONS: Record<Foe, string[]> = {
  goblin: goblinHead,
  cultist,
  skeleton,
  orc: orcHead,
  spider: spiderAlt,
  ghoul,
  ghost: floatingGhost,
  spear_beastman: minotaur,
  dark_watcher: warlockEye,
  giant_bat: evilBat,
  young_dragon: dragonHead,
  gelatinous_cube: slime,
};

const BOSS_ICONS: Record<Boss, string[]> = {
  aunty_bitsy: masksSpider,
  schmetterling: butterfly,
  mortiferous: spikedDragonHead,
  malaphyas: overlordHelm,
};

export function beingIcon(being: Being): string[] {
  if ('foe' in being) return FOE_ICONS[being.foe];
  if ('red' in being && being.red === 'malaphyas') return daemonSkull;
  return BOSS_ICONS['blue' in being ? being.blue : being.red];
}
