/** The pictures that highlights and the end screen show, by the name of their set. */
import type { Figure } from '../highlights/highlight.ts';
import { HERO_PICTURES, MONSTER_PICTURES } from './pictures.ts';

export const FIGURES = { heroes: HERO_PICTURES, monsters: MONSTER_PICTURES };

export type MasmorraFigure = Figure<keyof typeof FIGURES>;
