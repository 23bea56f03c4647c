/** Which die lies where: the game counts faces, but on a table there are six dice that stay what they are. */
import type { Symbol as Face, View } from '../../../wire/masmorra.ts';
import type { Payment } from './payment.ts';

/** How many action dice there are. */
const DICE = 6;

/** A die of the tray. */
export interface LaidDie {
  /** Its number, which it keeps. */
  id: number;
  /** What it shows, or showed last. */
  face: Face;
  /** How often it has been rolled or turned, so that each time can be seen. */
  turns: number;
  /** Whether it lies there to be used. */
  state: 'ready' | 'away';
}

/** The tray before anything was rolled. */
export const NO_DICE: readonly LaidDie[] = Array.from({ length: DICE }, (_, id) => ({
  id,
  face: 'step',
  turns: 0,
  state: 'away',
}));

/** Lays the dice anew: what shows a face that is still there stays, and the others turn or go. */
export function layDice(before: readonly LaidDie[], faces: readonly Face[]): LaidDie[] {
  const left = [...faces];
  const kept = before.filter((die) => die.state === 'ready' && takeOne(left, die.face));
  const free = before.filter((die) => !kept.includes(die)).sort(readyFirst);
  const others = free.map((die, place) => turned(die, left[place]));
  return [...kept, ...others].sort((one, other) => one.id - other.id);
}

/** The dice that an offer would use, by their numbers. */
export function diceOf({ dice }: Payment, laid: readonly LaidDie[]): number[] {
  const left = [...dice];
  return laid.filter((die) => die.state === 'ready' && takeOne(left, die.face)).map(({ id }) => id);
}

/** Why a die is not there. */
export type Absence = 'to_be_rolled' | 'lost_to_fear' | 'used';

/** Why a die that is away is not there. */
export function absenceOf(die: LaidDie, { now }: View): Absence {
  const isRolled = now.stage !== 'early' || now.dice.length > 0 || now.spent > 0;
  if (die.id >= DICE - now.fewer_dice) return 'lost_to_fear';
  return isRolled ? 'used' : 'to_be_rolled';
}

/** A die that is picked up takes the place of one that lies there before one that was put away. */
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
