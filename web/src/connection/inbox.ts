/** Handles messages that arrive together as one, so that the page is rendered once for all of them. */
import type { ServerMessage } from '../wire/index.ts';

/** A page that is still rendering one update finds the next ones waiting, for example those of fast bots. */
export class Inbox {
  readonly #receive: (message: ServerMessage) => void;
  /** Unlike those of a timer, its tasks are not delayed in hidden tabs. */
  readonly #channel = new MessageChannel();
  #waiting: ServerMessage[] = [];
  #isPosted = false;

  constructor(receive: (message: ServerMessage) => void) {
    this.#receive = receive;
    this.#channel.port1.onmessage = () => this.handle();
  }

  add(message: ServerMessage) {
    this.#waiting.push(message);
    if (this.#isPosted) return;
    this.#isPosted = true;
    this.#channel.port2.postMessage(null);
  }

  /** Handles now what has arrived. */
  handle() {
    this.#isPosted = false;
    for (let message = this.#waiting.shift(); message; message = this.#waiting.shift())
      this.#receive(message);
  }

  /** Drops what has not been handled. */
  close() {
    this.#waiting = [];
    this.#channel.port1.close();
  }
}
