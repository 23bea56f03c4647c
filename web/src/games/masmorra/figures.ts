/** The pictures that highlights and the end screen show, by the name of their set. */
import { PictureSet } from '../../pictures/picture-set.svelte.ts';
import type { Figure } from '../highlights/highlight.ts';

export const FIGURES = {
  heroes: new PictureSet<string>(() => import('pictures:masmorra/heroes')),
  monsters: new PictureSet<string>(() => import('pictures:masmorra/monsters')),
};

export type MasmorraFigure = Figure<keyof typeof FIGURES>;
