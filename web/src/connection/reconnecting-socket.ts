/** A socket that reconnects by itself. */
import type { ClientMessage, ServerMessage } from '../wire/index.ts';

export interface Listener {
  /** The socket is open: the listener sends its hello. */
  opened(): void;
  received(message: ServerMessage): void;
  /** The connection is lost. The socket reconnects, unless the listener stops it. */
  lost(reached: LastReached): void;
}

/** Whether the lost socket had been opened. */
export type LastReached = 'nobody' | 'server';

/** A ping is sent after this much silence. The server closes a silent socket after a minute. */
const PING_AFTER_MS = 20_000;

/** How long a pong may take. */
const PONG_WITHIN_MS = 8_000;

/** The same for a tab that was just brought to the front: its socket may have died in the background. */
const PONG_WITHIN_ON_WAKING_MS = 2_500;

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;

/** Connects, detects a dead connection, and reconnects after a growing pause. */
export class ReconnectingSocket {
  readonly #url: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #resting = false;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    window.addEventListener('online', this.#retryNow);
    document.addEventListener('visibilitychange', this.#checkVisible);
    this.#connect();
  }

  /** Sends a message; without an open socket it is dropped. */
  send(message: ClientMessage) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
  }

  /** Resets the pause before the next attempt, because the server has accepted us. */
  resetPause() {
    this.#attempts = 0;
  }

  /** Reconnects without a pause, but not twice in a row. */
  reconnectNow() {
    if (this.#attempts <= 1) this.#connectNow();
  }

  /** Replaces the socket, because the server learns the user's name only when one is opened. */
  renew() {
    clearTimeout(this.#retryTimer);
    this.#detachSocket();
    this.#connect();
  }

  /** Closes the socket until the tab is visible again. */
  rest() {
    this.#resting = true;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    this.#detachSocket();
  }

  /** Closes the socket and does not reconnect. */
  stop() {
    this.#stopped = true;
    window.removeEventListener('online', this.#retryNow);
    document.removeEventListener('visibilitychange', this.#checkVisible);
    clearTimeout(this.#retryTimer);
    this.#detachSocket();
  }

  #connect() {
    this.#retryTimer = undefined;
    this.#resting = false;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    let reached: LastReached = 'nobody';
    socket.onopen = () => {
      reached = 'server';
      this.#restartSilenceTimer();
      this.#listener.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#restartSilenceTimer();
      this.#listener.received(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.#handleLoss(reached);
  }

  #connectNow() {
    if (this.#retryTimer === undefined) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  }

  #handleLoss(reached: LastReached) {
    this.#detachSocket();
    this.#retryTimer = setTimeout(() => this.#connect(), this.#pause());
    this.#listener.lost(reached);
  }

  /** The first attempt comes almost at once. Later ones are spread, so that not all clients meet a restarted server together. */
  #pause(): number {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#attempts, LONGEST_PAUSE_MS);
    this.#attempts += 1;
    return pause * (0.75 + Math.random() / 2);
  }

  /** Restarts the silence timer. */
  #restartSilenceTimer() {
    this.#expect(PING_AFTER_MS, () => this.#ping(PONG_WITHIN_MS));
  }

  #ping(within: number) {
    this.send({ type: 'ping' });
    this.#expect(within, () => this.#handleLoss('server'));
  }

  #expect(within: number, otherwise: () => void) {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(otherwise, within);
  }

  #retryNow = () => {
    if (this.#stopped) return;
    this.#attempts = 0;
    this.#connectNow();
  };

  #checkVisible = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.#resting) return this.renew();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping(PONG_WITHIN_ON_WAKING_MS);
    else this.#retryNow();
  };

  /** Detaches a socket that was given up: its close event can come minutes later. */
  #detachSocket() {
    clearTimeout(this.#silenceTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
