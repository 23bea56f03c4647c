/** A countdown in seconds. */

const TICK_MS = 200;

export class Countdown {
  #left = $state<number | null>(null);
  #interval: ReturnType<typeof setInterval> | undefined;

  /** The seconds left; `null` if it does not run. */
  get left(): number | null {
    return this.#left === null ? null : Math.max(0, this.#left);
  }

  /** Restarts the countdown. Calls `over` when the time is up. */
  start(seconds: number, over: () => void) {
    this.stop();
    const end = Date.now() + seconds * 1000;
    this.#left = seconds;
    this.#interval = setInterval(() => {
      this.#left = (end - Date.now()) / 1000;
      if (this.#left > 0) return;
      this.stop();
      over();
    }, TICK_MS);
  }

  stop() {
    clearInterval(this.#interval);
    this.#left = null;
  }
}
