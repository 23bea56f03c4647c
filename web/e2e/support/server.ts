/** A server of tables with a store of its own, which can be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../../target/debug/antorcha', import.meta.url));

/** The program under test. */
export const PROGRAM = process.env['ANTORCHA_BIN'] ?? BUILT;

/** All tests come from one address, and would be taken for a flood. */
const NO_FLOOD = [
  ...['--guests-per-hour', '100000', '--rooms-per-hour', '100000'],
  ...['--requests-per-second', '2000', '--sockets-per-address', '1000'],
];

const READY_WITHIN_MS = 20_000;

/** Where a server is reached. */
export interface Address {
  readonly url: string;
}

/** A server that runs until it is closed. */
export class Server implements Address {
  #address = '';
  #folder = '';
  #process: ChildProcess | null = null;

  get url(): string {
    return `http://${this.#address}`;
  }

  /** Starts it with an empty store on a port that nobody has. */
  async open() {
    this.#address = `127.0.0.1:${String(await freePort())}`;
    this.#folder = await mkdtemp(join(tmpdir(), 'antorcha-e2e-'));
    await this.start();
  }

  /** Starts it, again if need be, with the store that it left. */
  async start() {
    const log = openSync(this.#log, 'a');
    const store = `sqlite:${join(this.#folder, 'antorcha.db')}`;
    const options = ['--listen', this.#address, '--store', store, '--log-level', 'warn', ...NO_FLOOD];
    this.#process = spawn(PROGRAM, ['serve', ...options], { stdio: ['ignore', log, log] });
    // A program that is not there is told of by the wait below.
    this.#process.on('error', () => {});
    closeSync(log);
    await this.#untilReady();
  }

  /** Kills it in the middle of whatever it does. */
  async kill() {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  /** Kills it and forgets what it kept. */
  async close() {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #log(): string {
    return join(this.#folder, 'log');
  }

  async #untilReady() {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      const answer = await fetch(`${this.url}/api/games`).catch(() => null);
      if (answer?.ok) return;
      await pause(50);
    }
    const said = await readFile(this.#log, 'utf8').catch(() => '');
    throw new Error(`${PROGRAM} does not answer at ${this.url}: ${said}`);
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
