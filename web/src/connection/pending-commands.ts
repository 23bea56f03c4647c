/** Commands that were sent and not answered yet. */
import type { Ack, ClientMessage, Command, ErrorMessage } from '../wire/index.ts';

export type Answer = { ok: true; ack: Ack } | { ok: false; refused: ErrorMessage };

interface Waiting {
  command: Command;
  attempts: number;
  answer: (answer: Answer) => void;
}

/** Codes of temporary refusals: the same command with the same id can succeed a moment later. */
const TEMPORARY_CODES = new Set(['moving', 'store_unavailable', 'shutting_down', 'too_many', 'busy']);

const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/** Gives each command an id and keeps it until it is answered. The id makes it safe to send a command again. */
export class PendingCommands {
  readonly #send: (message: ClientMessage) => void;
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix = randomHex(8);
  #count = 0;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** Sends a command now, or when the connection is back. */
  put(command: Command): Promise<Answer> {
    this.#count += 1;
    const id = `${this.#prefix}-${String(this.#count)}`;
    return new Promise((answer) => {
      this.#waiting.set(id, { command, attempts: 1, answer });
      this.#send({ type: 'command', id, command });
    });
  }

  /** Sends all unanswered commands again, in their order. */
  sendAgain() {
    for (const [id, { command }] of this.#waiting) this.#send({ type: 'command', id, command });
  }

  done(ack: Ack) {
    this.#take(ack.id)?.answer({ ok: true, ack });
  }

  /** Answers a command with its refusal, or sends it again after a temporary one. */
  refused(id: string, refused: ErrorMessage) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (TEMPORARY_CODES.has(refused.code) && waiting.attempts < MOST_ATTEMPTS)
      return this.#later(id, waiting);
    this.#take(id)?.answer({ ok: false, refused });
  }

  /** Refuses all unanswered commands. */
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

/** Returns random hexadecimal digits. A page without TLS, as in a home network, has no `crypto.randomUUID`. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}
