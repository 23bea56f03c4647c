/** The pictures that highlights and the end screen show, by the name of their set. */
import type { Figure } from '../highlights/highlight.ts';
import { BOSS_PICTURES, CHARACTER_PICTURES } from './pictures.ts';

export const FIGURES = { bosses: BOSS_PICTURES, characters: CHARACTER_PICTURES };

export type RaidersFigure = Figure<keyof typeof FIGURES>;
