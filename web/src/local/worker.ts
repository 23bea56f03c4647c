/** A worker of a page: the rules and bots run here, away from the page's own thread. */
import { failureOf, type FromWorker, type ToWorker } from './asks.ts';
import { Database } from './database.ts';
import { Host } from './host.ts';

/** The files that `cargo xtask wasm` writes; none if the web app is built without it. */
const FILES = import.meta.glob<string>('./generated/*.{wasm,bin}', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as WorkerScope;
let host: Promise<Host> | null = null;

scope.onmessage = ({ data: { id, ask } }) => {
  // Opening the database can be tried again, for example after the user has made room.
  host ??= openHost();
  host.then(
    async (ready) => scope.postMessage({ id, answer: await ready.answer(ask) }),
    (error: unknown) => {
      host = null;
      scope.postMessage({ id, answer: { ok: false, failure: failureOf(error) } });
    },
  );
};

async function openHost(): Promise<Host> {
  const named = Object.entries(FILES).map(([path, address]) => [nameOf(path), address]);
  const files = { rules: FILES['./generated/antorcha.wasm'], data: Object.fromEntries(named) };
  return new Host(files, await Database.open(), (message) => scope.postMessage(message));
}

/** The name of a file without its folder and ending. */
function nameOf(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '');
}
