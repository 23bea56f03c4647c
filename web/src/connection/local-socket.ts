/** A socket to a match on this device: it speaks the language of the server's, with a worker. */
import type { ClientMessage } from '../wire/index.ts';
import type { Listener } from './reconnecting-socket.ts';

type Client = typeof import('../local/client.ts');

/** After this farewell the match answers to a new hello. */
const RESTARTED = 'restart';

export class LocalSocket {
  readonly #room: string;
  readonly #listener: Listener;
  #client: Client | null = null;
  #isStopped = false;

  constructor(room: string, takesOver: boolean, listener: Listener) {
    this.#room = room;
    this.#listener = listener;
    window.addEventListener('pageshow', this.#returned);
    void this.#connect(takesOver);
  }

  send(message: ClientMessage) {
    this.#client?.send(this.#room, message);
  }

  /** Nothing is ever far away here. */
  resetPause() {}

  reconnectNow() {
    void this.#connect(false);
  }

  /** The user's name at a local table is that of its beginning. */
  renew() {}

  /** Nobody else waits, so the table stays. */
  rest() {
    void this.#connect(false);
  }

  stop() {
    this.#isStopped = true;
    window.removeEventListener('pageshow', this.#returned);
    this.#client?.disconnect(this.#room);
  }

  async #connect(takesOver: boolean) {
    try {
      this.#client ??= await import('../local/client.ts');
    } catch {
      return this.#refuse('device_not_loaded', 'the worker could not be loaded');
    }
    const answer = await this.#client.connect(this.#room, takesOver, (message) => {
      if (this.#isStopped) return;
      this.#listener.received(message);
      if (message.type === 'farewell' && message.code === RESTARTED) this.#listener.lost('server');
    });
    if (this.#isStopped) return;
    if (answer.ok) this.#listener.opened();
    else this.#refuse(answer.failure.code, answer.failure.message);
  }

  #refuse(code: string, message: string) {
    if (!this.#isStopped) this.#listener.received({ type: 'farewell', code, message });
  }

  /** A page from the browser's cache of pages has lost its claim. */
  #returned = (event: PageTransitionEvent) => {
    if (event.persisted) void this.#connect(false);
  };
}
