/** Finds in a review what the page shows: key moments, costly decisions, and sums in whole percent. */
import type { Mark, Point, Review, ReviewedDecision, SeatLuck } from '../../wire/review.ts';

/** From which change of a chance on a draw is a key moment, and how many of each kind are shown. */
const SWING = 0.05;
const MOST_SWINGS = 3;
const MOST_MARKED = 6;

/** How many decisions of a seat are shown in detail, and from which loss on. */
export const MOST_COSTLY = 3;
const LEAST_LOSS = 0.02;

/** The mark of chess players for each kind of mistake. */
export const SYMBOLS: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Something on the chart that is worth a look. */
export type Moment = MarkedDecision | Swing;

interface Place {
  /** The index of the point. */
  point: number;
  frame: number;
  seat: number;
  /** By how much the seat's chance to win changed. */
  change: number;
}

export interface MarkedDecision extends Place {
  kind: 'decision';
  mark: Mark;
  decision: ReviewedDecision;
}

interface Swing extends Place {
  kind: 'luck';
}

/** Returns the marked decisions and the luckiest draws, in the order of play. */
export function keyMoments(review: Review): Moment[] {
  const all = [
    ...markedDecisions(review).slice(0, MOST_MARKED),
    ...swings(review.points).slice(0, MOST_SWINGS),
  ];
  return all.sort((one, other) => one.point - other.point);
}

/** Returns all marked decisions, the costliest first. */
export function markedDecisions(review: Review): MarkedDecision[] {
  const pointOf = new Map(review.points.map(({ step }, point) => [step, point]));
  const moments = review.decisions.flatMap((decision): MarkedDecision[] => {
    const { mark, seat, frame, loss } = decision;
    if (mark === null) return [];
    return [
      {
        kind: 'decision',
        point: pointOf.get(decision.step) ?? 0,
        frame,
        seat,
        mark,
        change: -loss,
        decision,
      },
    ];
  });
  return moments.sort((one, other) => one.change - other.change);
}

/** Returns the draws that changed a chance most, the biggest first. */
function swings(points: readonly Point[]): Swing[] {
  const moments = points.flatMap(({ frame, luck }, point): Swing[] => {
    const seat = indexOfMost((luck ?? []).map(Math.abs));
    const change = luck?.[seat] ?? 0;
    return Math.abs(change) < SWING ? [] : [{ kind: 'luck', point, frame, seat, change }];
  });
  return moments.sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

function indexOfMost(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

/** Returns a seat's costliest decisions whose loss is no accident of sampling, the costliest first. */
export function costliest(review: Review, seat: number): ReviewedDecision[] {
  const isCostly = ({ loss, loss_error, mark }: ReviewedDecision) =>
    mark !== null || (loss >= LEAST_LOSS && loss > 2 * loss_error);
  return review.decisions
    .filter((decision) => decision.seat === seat && !decision.obvious && isCostly(decision))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_COSTLY);
}

/** Returns the index of the last point up to an entry of the log. */
export function pointAtEntry({ points }: Review, entries: readonly number[], entry: number): number {
  const hasCome = ({ frame }: Point) => entryOfFrame(entries, frame) <= entry;
  return Math.max(points.findLastIndex(hasCome), 0);
}

/** Returns the log entry of a frame of the review. */
export function entryOfFrame(entries: readonly number[], frame: number): number {
  return entries[Math.min(Math.max(frame, 0), entries.length - 1)] ?? 0;
}

export type Term = 'start' | 'luck' | 'own' | 'others' | 'result';

/** Returns a seat's sum in whole percent. The figures add up although they are rounded. */
export function wholeSum({
  start,
  luck,
  own_decisions,
  others_decisions,
  result,
}: SeatLuck): Record<Term, number> {
  const parts = roundedTo(Math.round(result * 100), [start, luck, own_decisions, others_decisions]);
  const [first = 0, second = 0, third = 0, fourth = 0] = parts;
  return { start: first, luck: second, own: third, others: fourth, result: Math.round(result * 100) };
}

/** Rounds shares to whole percent with this sum: those with the largest remainders are rounded up. */
function roundedTo(sum: number, shares: readonly number[]): number[] {
  const floors = shares.map((share) => Math.floor(share * 100));
  const missing = sum - floors.reduce((total, part) => total + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share * 100 - Math.floor(share * 100) }))
    .sort((one, other) => other.remainder - one.remainder);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return floors.map((part, index) => part + (raised.has(index) ? 1 : 0));
}
