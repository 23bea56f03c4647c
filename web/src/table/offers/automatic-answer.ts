/** Gives an answer for the user, at a time that reveals nothing. */
import type { AutomaticAnswer } from '../../games/board.ts';

const SHORTEST_MS = 700;
const MEAN_REST_MS = 1100;
const LONGEST_MS = 5000;

/** Returns how long to wait before an answer. Other people must not learn from it what the user holds. */
export function delayOf(
  after: AutomaticAnswer['after'],
  playsAlone: boolean,
  random: () => number = Math.random,
): number {
  if (playsAlone || after === 'nothing') return 0;
  if (after !== 'random') return after.seconds * 1000;
  return Math.min(LONGEST_MS, SHORTEST_MS - MEAN_REST_MS * Math.log(1 - random()));
}

/** A running wait before an answer. Nobody else's answer restarts it. */
export class AnswerTimer {
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Calls `give` after the delay, unless it is stopped before. */
  start(delayMs: number, give: () => void) {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      give();
    }, delayMs);
  }

  stop() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
