/** The pictures of heroes, monsters and things, and the icons of symbols and marks. */
import crossedSwords from 'game-icons:crossed-swords';
import crystalWand from 'game-icons:crystal-wand';
import healthPotion from 'game-icons:health-potion';
import heart from 'game-icons:hearts';
import highShot from 'game-icons:high-shot';
import pentacle from 'game-icons:pentacle';
import roundShield from 'game-icons:round-shield';
import skullCrossedBones from 'game-icons:skull-crossed-bones';
import swordBrandish from 'game-icons:sword-brandish';
import coins from 'game-icons:two-coins';
import upgrade from 'game-icons:upgrade';
import walkingBoot from 'game-icons:walking-boot';

import { PictureSet } from '../../pictures/picture-set.svelte.ts';
import type { Being, Boss, Foe, Hero, Symbol } from '../../wire/masmorra.ts';
import type { Feature } from './data.ts';

export const SYMBOL_ICONS: Record<Symbol, string[]> = {
  step: walkingBoot,
  ranged: highShot,
  melee: swordBrandish,
  defense: roundShield,
  elixir: healthPotion,
  magic: crystalWand,
};

/** Icons for things in rooms and for a monster's numbers. */
export const MARKS = {
  gold: coins,
  ritual: pentacle,
  fight: crossedSwords,
  payback: swordBrandish,
  defense: roundShield,
  xp: upgrade,
  life: heart,
  fallen: skullCrossedBones,
} as const;

/** What is in rooms. */
export type Thing = Feature | 'chest' | 'chest_open' | 'gold' | 'stairs' | 'trap' | 'lair' | 'door';

export const THING_PICTURES = new PictureSet<Thing>(() => import('pictures:masmorra/things'));

export const HERO_PICTURES = new PictureSet<Hero>(() => import('pictures:masmorra/heroes'));

/** A monster; a boss whose red side is another being has a picture of each side. */
export type MonsterPicture = Foe | Boss | 'malaphyas_red';

export const MONSTER_PICTURES = new PictureSet<MonsterPicture>(() => import('pictures:masmorra/monsters'));

export function pictureOf(being: Being): MonsterPicture {
  if ('foe' in being) return being.foe;
  if ('blue' in being) return being.blue;
  return being.red === 'malaphyas' ? 'malaphyas_red' : being.red;
}
