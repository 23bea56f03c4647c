/** Which die lies where. The engine counts faces only; the tray shows six dice that keep their identity. */
import type { Symbol as Face, View } from '../../../wire/masmorra.ts';
import type { Payment } from './payment.ts';

/** The number of action dice. No data file has it. */
const DICE = 6;

export interface LaidDie {
  id: number;
  /** What it shows, or showed last. */
  face: Face;
  /** How many times it was rolled or turned; a change starts the animation. */
  turns: number;
  /** `ready` if it can be used. */
  state: 'ready' | 'away';
}

export const NO_DICE: readonly LaidDie[] = Array.from({ length: DICE }, (_, id) => ({
  id,
  face: 'step',
  turns: 0,
  state: 'away',
}));

/** Assigns new faces to dice: dice whose face is still there stay, the others turn or leave. */
export function layDice(before: readonly LaidDie[], faces: readonly Face[]): LaidDie[] {
  const left = [...faces];
  const kept = before.filter((die) => die.state === 'ready' && takeOne(left, die.face));
  const free = before.filter((die) => !kept.includes(die)).sort(readyFirst);
  const others = free.map((die, place) => turned(die, left[place]));
  return [...kept, ...others].sort((one, other) => one.id - other.id);
}

/** The ids of the dice that a payment would use. */
export function diceOf({ dice }: Payment, laid: readonly LaidDie[]): number[] {
  const left = [...dice];
  return laid.filter((die) => die.state === 'ready' && takeOne(left, die.face)).map(({ id }) => id);
}

export type Absence = 'to_be_rolled' | 'lost_to_fear' | 'used';

/** Why a die is not in the tray. */
export function absenceOf(die: LaidDie, { now }: View): Absence {
  const isRolled = now.stage !== 'early' || now.dice.length > 0 || now.spent > 0;
  if (die.id >= DICE - now.fewer_dice) return 'lost_to_fear';
  return isRolled ? 'used' : 'to_be_rolled';
}

/** Reuses dice that lie in the tray before dice that were put away. */
function readyFirst(one: LaidDie, other: LaidDie): number {
  return Number(one.state === 'away') - Number(other.state === 'away') || one.id - other.id;
}

function turned(die: LaidDie, face: Face | undefined): LaidDie {
  return face ? { ...die, face, turns: die.turns + 1, state: 'ready' } : { ...die, state: 'away' };
}

function takeOne(faces: Face[], face: Face): boolean {
  const place = faces.indexOf(face);
  if (place >= 0) faces.splice(place, 1);
  return place >= 0;
}
