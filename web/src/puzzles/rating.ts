/** The player's rating: Elo, against the difficulty of each puzzle. */

/** Where a new player starts: most people solve a puzzle of this rating in half of all cases. */
export const FIRST_RATING = 1200;
/** The first results move the rating further. */
const FIRST_STEP = 80;
const LAST_STEP = 20;
const LEAST_RATING = 100;

/** The chance that a player of this rating solves the puzzle. */
export function expected(rating: number, difficulty: number): number {
  return 1 / (1 + 10 ** ((difficulty - rating) / 400));
}

/** The rating after one more puzzle. `played` is the number of puzzles before it. */
export function ratingAfter(rating: number, difficulty: number, solved: boolean, played: number): number {
  const step = Math.max(LAST_STEP, FIRST_STEP / (1 + played / 8));
  const change = step * ((solved ? 1 : 0) - expected(rating, difficulty));
  return Math.max(LEAST_RATING, Math.round(rating + change));
}
