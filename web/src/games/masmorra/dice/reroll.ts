/** Picking dice to be rolled again as one gesture: they are marked here, and sent one after the other when all are. */
import type { Offer } from '../../../wire/index.ts';
import type { Action, Symbol as Face, View } from '../../../wire/masmorra.ts';
import { choicesOf } from '../board.ts';
import type { LaidDie } from './laid-dice.ts';

/** What is marked to be rolled again: dice by number, and perhaps the pet die. */
export interface Marks {
  dice: readonly number[];
  pet: boolean;
}

/** Nothing is marked. */
export const NO_MARKS: Marks = { dice: [], pet: false };

/** How many dice are marked. */
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

/** Whether a die of this face is offered to be picked. */
export function canMark(face: Face, whose: 'action' | 'pet', offers: readonly Offer[]): boolean {
  return choicesOf(offers, 'pick_die').some(({ action }) => action.die === face && action.whose === whose);
}

/** Marks a die, or takes the mark back. */
export function toggleDie(marks: Marks, id: number): Marks {
  const dice = marks.dice.includes(id) ? marks.dice.filter((one) => one !== id) : [...marks.dice, id];
  return { ...marks, dice };
}

/** All decisions that roll what is marked, in order. */
export function rerollActions(marks: Marks, laid: readonly LaidDie[], pet: Face | null): Action[] {
  const marked = laid.filter(({ id }) => marks.dice.includes(id));
  const picks: Action[] = marked.map(({ face }) => ({ action: 'pick_die', die: face, whose: 'action' }));
  if (marks.pet && pet) picks.push({ action: 'pick_die', die: pet, whose: 'pet' });
  return [...picks, { action: 'roll_again' }];
}
