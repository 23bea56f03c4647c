/** Does one thing after the other: what pages ask comes first, and what can wait fills the pauses. */

type Work<Value> = () => Promise<Value>;

export class WorkQueue {
  readonly #nextPatient: () => Work<void> | null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isScheduled = false;

  /** `nextPatient` names what to do while nobody asks for anything. */
  constructor(nextPatient: () => Work<void> | null) {
    this.#nextPatient = nextPatient;
  }

  /** Does this after everything that was asked before. */
  run<Value>(work: Work<Value>): Promise<Value> {
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
      this.#schedule();
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /** Messages of pages are received between two pieces of patient work. */
  #schedule() {
    if (this.#isScheduled || this.#waiting > 0) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      if (this.#waiting > 0) return;
      const work = this.#nextPatient();
      if (work) void this.run(work).catch(() => {});
    }, 0);
  }
}
