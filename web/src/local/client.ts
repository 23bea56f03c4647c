/** The page's side of the worker. It is started when it is first needed. */
import type { ClientMessage, ServerMessage } from '../wire/index.ts';
import type { Answer, Ask, FromWorker, KeptMatch, NewMatch, Read, ToWorker } from './asks.ts';
import { hasLocalPlay } from './available.ts';
import type { ExportedMatch } from './host.ts';
import { newLocalRoom } from './rooms.ts';

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (answer: Answer) => void>();
const followers = new Map<string, (message: ServerMessage) => void>();

/** Asks the worker. It never throws. */
export function ask<Value>(what: Ask): Promise<Answer<Value>> {
  if (!hasLocalPlay)
    return Promise.resolve({
      ok: false,
      failure: { code: 'device_unavailable', message: 'this build has no rules for local play' },
    });
  const id = (count += 1);
  return new Promise((resolve) => {
    waiting.set(id, resolve as (answer: Answer) => void);
    started().postMessage({ id, ask: what } satisfies ToWorker);
  });
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

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  // It could not be loaded, for example offline before the files were kept.
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message);
  };
  return worker;
}

function receive(data: FromWorker) {
  if ('id' in data) {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  } else followers.get(data.room)?.(data.message);
}

function fail(message: string) {
  worker?.terminate();
  worker = null;
  const failure = { code: 'device_not_loaded', message: message || 'the worker could not be loaded' };
  for (const answer of waiting.values()) answer({ ok: false, failure });
  waiting.clear();
  for (const follow of followers.values()) follow({ type: 'farewell', ...failure });
}
