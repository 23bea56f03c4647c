/** Dice to roll again: they are marked in the browser, and the picks are sent one after the other at the end. */
import type { Offer } from '../../../wire/index.ts';
import type { Action, Symbol as Face, View } from '../../../wire/masmorra.ts';
import { choicesOf } from '../board.ts';
import type { LaidDie } from './laid-dice.ts';

/** The marked dice by id, and whether the pet die is marked. */
export interface Marks {
  dice: readonly number[];
  pet: boolean;
}

export const NO_MARKS: Marks = { dice: [], pet: false };

export function countOf({ dice, pet }: Marks): number {
  return dice.length + (pet ? 1 : 0);
}

/** How many more dice may be marked. */
export function marksLeft(marks: Marks, view: View): number {
  const task = view.tasks.at(-1);
  if (task?.task !== 'pick_dice') return 0;
  const { picked, picked_pet: pet } = view.now;
  return task.most - picked.length - (pet ? 1 : 0) - countOf(marks);
}

/** Whether a die with this face may be picked. */
export function canMark(face: Face, whose: 'action' | 'pet', offers: readonly Offer[]): boolean {
  return choicesOf(offers, 'pick_die').some(({ action }) => action.die === face && action.whose === whose);
}

export function toggleDie(marks: Marks, id: number): Marks {
  const dice = marks.dice.includes(id) ? marks.dice.filter((one) => one !== id) : [...marks.dice, id];
  return { ...marks, dice };
}

/** All actions that roll the marked dice again, in order. */
export function rerollActions(marks: Marks, laid: readonly LaidDie[], pet: Face | null): Action[] {
  const marked = laid.filter(({ id }) => marks.dice.includes(id));
  const picks: Action[] = marked.map(({ face }) => ({ action: 'pick_die', die: face, whose: 'action' }));
  if (marks.pet && pet) picks.push({ action: 'pick_die', die: pet, whose: 'pet' });
  return [...picks, { action: 'roll_again' }];
}
