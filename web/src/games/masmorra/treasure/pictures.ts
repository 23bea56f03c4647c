import { PictureSet } from '../../../pictures/picture-set.svelte.ts';
import type { Shape } from '../../../pictures/shape.ts';
import type { Half, Treasure } from '../../../wire/masmorra.ts';

/** Two pictures for each card. */
export const TREASURE_PICTURES = new PictureSet<`${Treasure}_${Half}`>(
  () => import('pictures:masmorra/treasures'),
);

export function pictureOf(card: Treasure, half: Half): Shape[] {
  return TREASURE_PICTURES.of(`${card}_${half}`);
}
