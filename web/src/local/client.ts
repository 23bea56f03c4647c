/** The page's side of the workers. */
import type { ClientMessage, ServerMessage } from '../wire/index.ts';
import type { Answer, Ask, Failure, FromWorker, KeptMatch, NewMatch, Read, ToWorker } from './asks.ts';
import { hasLocalPlay } from './available.ts';
import type { ExportedMatch } from './host.ts';
import { newLocalRoom } from './rooms.ts';

const followers = new Map<string, (message: ServerMessage) => void>();

/** A worker of this page. It is started when it is first needed. */
class WorkerLine {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #failed: (failure: Failure) => void;
  #count = 0;

  constructor(failed: (failure: Failure) => void) {
    this.#failed = failed;
  }

  ask<Value>(what: Ask): Promise<Answer<Value>> {
    const id = (this.#count += 1);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve as (answer: Answer) => void);
      this.#started().postMessage({ id, ask: what } satisfies ToWorker);
    });
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    // It could not be loaded, for example offline before the files were kept.
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message);
    };
    return (this.#worker = worker);
  }

  #receive(data: FromWorker) {
    if ('id' in data) {
      this.#waiting.get(data.id)?.(data.answer);
      this.#waiting.delete(data.id);
    } else followers.get(data.room)?.(data.message);
  }

  #fail(message: string) {
    this.#worker?.terminate();
    this.#worker = null;
    const failure = { code: 'device_not_loaded', message: message || 'the worker could not be loaded' };
    for (const answer of this.#waiting.values()) answer({ ok: false, failure });
    this.#waiting.clear();
    this.#failed(failure);
  }
}

const matches = new WorkerLine((failure) => {
  for (const follow of followers.values()) follow({ type: 'farewell', ...failure });
});

/** A part of a review can take seconds, and no match waits for it. */
const reviews = new WorkerLine(() => {});

/** Asks a worker. It never throws. */
export function ask<Value>(what: Ask): Promise<Answer<Value>> {
  if (!hasLocalPlay)
    return Promise.resolve({
      ok: false,
      failure: { code: 'device_unavailable', message: 'this build has no rules for local play' },
    });
  return lineFor(what).ask(what);
}

function lineFor(what: Ask): WorkerLine {
  return what.do === 'read' && what.read.do === 'review' ? reviews : matches;
}

/** Begins a match and returns its id. */
export async function begin(match: NewMatch, name: string): Promise<Answer<string>> {
  const room = newLocalRoom();
  const answer = await ask<unknown>({ do: 'begin', room, name, match });
  return answer.ok ? { ok: true, value: room } : answer;
}

export function read<Value>(what: Read): Promise<Answer<Value>> {
  return ask({ do: 'read', read: what });
}

export function keptMatches(): Promise<Answer<KeptMatch[]>> {
  return ask({ do: 'list' });
}

export function deleteMatch(room: string): Promise<Answer> {
  return ask({ do: 'delete', room });
}

export function exportMatch(room: string): Promise<Answer<ExportedMatch>> {
  return ask({ do: 'export', room });
}

/** Connects to a match. Its messages go to the follower until `disconnect`. */
export function connect(
  room: string,
  takesOver: boolean,
  follow: (message: ServerMessage) => void,
): Promise<Answer> {
  followers.set(room, follow);
  return ask({ do: takesOver ? 'take-over' : 'connect', room });
}

export function send(room: string, message: ClientMessage) {
  void ask({ do: 'send', room, message });
}

export function disconnect(room: string) {
  followers.delete(room);
  void ask({ do: 'disconnect', room });
}
