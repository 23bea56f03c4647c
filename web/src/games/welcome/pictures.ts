/** The pictures of cards, tiles and adventurers, and the icons of symbols. */
import { PictureSet } from '../../pictures/picture-set.svelte.ts';
import type { Adventurer, Monster, Tile } from '../../wire/welcome.ts';

export const MONSTER_PICTURES = new PictureSet<Monster>(() => import('pictures:welcome/monsters'));

export const ADVENTURER_PICTURES = new PictureSet<Adventurer>(() => import('pictures:welcome/adventurers'));

export const TILE_PICTURES = new PictureSet<Tile>(() => import('pictures:welcome/tiles'));

export { default as bookIcon } from 'game-icons:open-book';
export { default as brainIcon } from 'game-icons:brain';
export { default as crownIcon } from 'game-icons:laurel-crown';
export { default as drawIcon } from 'game-icons:card-draw';
export { default as eyeIcon } from 'game-icons:semi-closed-eye';
export { default as failureIcon } from 'game-icons:death-skull';
export { default as gateIcon } from 'game-icons:dungeon-gate';
export { default as heartIcon } from 'game-icons:hearts';
export { default as passIcon } from 'game-icons:flying-flag';
export { default as successIcon } from 'game-icons:laurels';
export { default as swordsIcon } from 'game-icons:crossed-swords';
export { default as tileIcon } from 'game-icons:battle-gear';
export { default as aidIcon } from 'game-icons:heart-plus';
export { default as woundIcon } from 'game-icons:bleeding-wound';
