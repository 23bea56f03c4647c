/** Commands that were sent and not yet answered. */
import type { Ack, ClientMessage, Command, ErrorMessage } from '../wire/index.ts';

/** What a command came to. */
export type Answer = { ok: true; ack: Ack } | { ok: false; refused: ErrorMessage };

interface Waiting {
  command: Command;
  attempts: number;
  answer: (answer: Answer) => void;
}

/** Refusals that only ask for patience: the same command under the same id is right a moment later. */
const PASSING = new Set(['moving', 'store_unavailable', 'shutting_down', 'too_many']);

const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/** Gives each command an id of its own and keeps it until it is answered. Ids make it harmless to send one again. */
export class PendingCommands {
  readonly #send: (ask: ClientMessage) => void;
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix = randomHex(8);
  #count = 0;

  constructor(send: (ask: ClientMessage) => void) {
    this.#send = send;
  }

  /** Sends a command, now or when the line is back. */
  put(command: Command): Promise<Answer> {
    this.#count += 1;
    const id = `${this.#prefix}-${String(this.#count)}`;
    return new Promise((answer) => {
      this.#waiting.set(id, { command, attempts: 1, answer });
      this.#send({ type: 'command', id, command });
    });
  }

  /** Sends again what was not answered, in the order in which it was asked for. */
  sendAgain() {
    for (const [id, { command }] of this.#waiting) this.#send({ type: 'command', id, command });
  }

  /** It was done. */
  done(ack: Ack) {
    this.#take(ack.id)?.answer({ ok: true, ack });
  }

  /** It was refused, or is to be sent again in a moment. */
  refused(id: string, refused: ErrorMessage) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (PASSING.has(refused.code) && waiting.attempts < MOST_ATTEMPTS) return this.#later(id, waiting);
    this.#take(id)?.answer({ ok: false, refused });
  }

  /** Nothing will be answered any more. */
  giveUp(code: string, message: string) {
    for (const id of [...this.#waiting.keys()]) {
      this.#take(id)?.answer({ ok: false, refused: { id, code, message } });
    }
  }

  #later(id: string, waiting: Waiting) {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (waiting.attempts - 1), LONGEST_PAUSE_MS);
    waiting.attempts += 1;
    setTimeout(() => {
      if (this.#waiting.has(id)) this.#send({ type: 'command', id, command: waiting.command });
    }, pause);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

/** So many random hexadecimal digits. `crypto.randomUUID` is not there on a page without TLS, as in a home network. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}
