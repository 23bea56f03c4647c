/** The pictures that highlights and the end screen show, by the name of their set. */
import type { Adventurer, Fact } from '../../wire/welcome.ts';
import type { Figure } from '../highlights/highlight.ts';
import { ADVENTURER_PICTURES, MONSTER_PICTURES } from './pictures.ts';

export const FIGURES = { monsters: MONSTER_PICTURES, adventurers: ADVENTURER_PICTURES };

export type WelcomeFigure = Figure<keyof typeof FIGURES>;

/** The adventurer after these events; null if they do not tell it. */
export function adventurerAfter(facts: readonly Fact[]): Adventurer | null {
  const laid = facts.findLast(({ event }) => event === 'tiles_laid' || event === 'first_adventurer');
  return laid && 'adventurer' in laid ? laid.adventurer : null;
}
