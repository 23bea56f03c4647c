/** A socket that comes back by itself. */
import type { ClientMessage, ServerMessage } from '../wire/index.ts';

/** Who listens to a socket. */
export interface Listener {
  /** The line stands: it is time to say hello. */
  opened(): void;
  /** Something was said. */
  heard(notice: ServerMessage): void;
  /** The line is lost; it comes back by itself, unless the listener stops it. */
  lost(reached: Reached): void;
}

/** How far a line had come when it was lost. */
export type Reached = 'nobody' | 'server';

/** After how much silence we ask for a sign of life. The server hangs up after a minute. */
const PING_AFTER_MS = 20_000;

/** How long a sign of life may take. */
const PONG_WITHIN_MS = 8_000;

/** The same for a tab that was just brought to the front, whose line may have died in its sleep. */
const PONG_WITHIN_ON_WAKING_MS = 2_500;

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;

/** Connects, notices when the line is dead, and connects again after a pause that grows. */
export class ReconnectingSocket {
  readonly #url: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Says something. Nothing is heard of what is said while there is no line. */
  send(ask: ClientMessage) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(ask));
  }

  /** The server has taken us in: the next pause is a short one again. */
  settle() {
    this.#attempts = 0;
  }

  /** Comes back without a pause, as after a farewell that asks for it; but not twice in a row. */
  comeBackAtOnce() {
    if (this.#attempts <= 1) this.#connectNow();
  }

  /** Hangs up for good. */
  stop() {
    this.#stopped = true;
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retryTimer);
    this.#forgetSocket();
  }

  #connect() {
    this.#retryTimer = undefined;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    let reached: Reached = 'nobody';
    socket.onopen = () => {
      reached = 'server';
      this.#listen();
      this.#listener.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#listen();
      this.#listener.heard(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.#lose(reached);
  }

  #connectNow() {
    if (this.#retryTimer === undefined) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  }

  #lose(reached: Reached) {
    this.#forgetSocket();
    this.#retryTimer = setTimeout(() => this.#connect(), this.#pause());
    this.#listener.lost(reached);
  }

  /** The first attempt is made almost at once; later ones are spread, so that a restart is not met by everyone at once. */
  #pause(): number {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#attempts, LONGEST_PAUSE_MS);
    this.#attempts += 1;
    return pause * (0.75 + Math.random() / 2);
  }

  /** Something was heard, so that the silence is counted anew. */
  #listen() {
    this.#expect(PING_AFTER_MS, () => this.#askForSign(PONG_WITHIN_MS));
  }

  #askForSign(within: number) {
    this.send({ type: 'ping' });
    this.#expect(within, () => this.#lose('server'));
  }

  #expect(within: number, otherwise: () => void) {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(otherwise, within);
  }

  #hurry = () => {
    if (this.#stopped) return;
    this.#attempts = 0;
    this.#connectNow();
  };

  #wake = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#askForSign(PONG_WITHIN_ON_WAKING_MS);
    else this.#hurry();
  };

  /** A socket that is given up must not speak any more: its close can come minutes later. */
  #forgetSocket() {
    clearTimeout(this.#silenceTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
