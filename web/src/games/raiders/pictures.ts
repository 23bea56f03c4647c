/** The pictures of rooms, final monsters, characters and items, and the icons of marks. */
import healthPotion from 'game-icons:health-potion';
import drop from 'game-icons:drop';
import knockout from 'game-icons:knockout';
import laurelCrown from 'game-icons:laurel-crown';
import run from 'game-icons:run';
import stoneBust from 'game-icons:stone-bust';
import treasureMap from 'game-icons:treasure-map';
import twoCoins from 'game-icons:two-coins';
import waxSeal from 'game-icons:wax-seal';

import { PictureSet } from '../../pictures/picture-set.svelte.ts';
import type { Place } from '../../pictures/place.ts';
import type { Shape } from '../../pictures/shape.ts';
import type { Boss, Chamber, Character, Item, Room } from '../../wire/raiders.ts';
import type { Print } from './data.ts';

export const ROOM_PICTURES = new PictureSet<Room>(() => import('pictures:raiders/rooms'));

export const BOSS_PICTURES = new PictureSet<Boss>(() => import('pictures:raiders/bosses'));

export const CHARACTER_PICTURES = new PictureSet<Character>(() => import('pictures:raiders/characters'));

export const ITEM_PICTURES = new PictureSet<Item>(() => import('pictures:raiders/items'));

export function chamberPicture(chamber: Chamber): Shape[] {
  return 'boss' in chamber ? BOSS_PICTURES.of(chamber.boss) : ROOM_PICTURES.of(chamber.room);
}

/** A chest is drawn like the room that has only this chest, so that more coins look richer. */
export function chestPicture(coins: number): Shape[] {
  return ROOM_PICTURES.of(CHESTS[Math.min(coins, CHESTS.length) - 1] ?? 'treasure_one');
}

const CHESTS: readonly Room[] = ['treasure_one', 'treasure_two', 'treasure_three', 'treasure_four'];

/** Where the content of a room is shown, and in what light. */
export const PLACES: Record<Print['kind'], Place> = {
  monster: { setting: 'cave', light: 'torch' },
  treasure: { setting: 'hall', light: 'gold' },
  vault: { setting: 'gate', light: 'leaf' },
  trap: { setting: 'cave', light: 'moon' },
  boss: { setting: 'hall', light: 'blood' },
};

/** Behind the door of a room that nobody has seen. */
export const DARKNESS: Place = { setting: 'none', light: 'dark' };

/** Where characters stand. */
export const CAMP: Place = { setting: 'gate', light: 'torch' };

/** Drawn for this game: the eyes of the icon set are too fine for a small mark. */
const eye = [
  'M256 112C144 112 62 186 24 256c38 70 120 144 232 144s194-74 232-144c-38-70-120-144-232-144zm0 48c82 0 144 48 177 96c-33 48-95 96-177 96S112 304 79 256c33-48 95-96 177-96zm0 28a68 68 0 1 0 0 136a68 68 0 1 0 0-136z',
];

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
} as const;
