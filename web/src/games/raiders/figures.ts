/** The pictures that highlights and the end screen show, by the name of their set. */
import { PictureSet } from '../../pictures/picture-set.svelte.ts';
import type { Figure } from '../highlights/highlight.ts';

export const FIGURES = {
  bosses: new PictureSet<string>(() => import('pictures:raiders/bosses')),
  characters: new PictureSet<string>(() => import('pictures:raiders/characters')),
};

export type RaidersFigure = Figure<keyof typeof FIGURES>;
