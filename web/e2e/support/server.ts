/** A server process with its own store, which can be killed and restarted. */
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

export const PROGRAM = process.env['ANTORCHA_BIN'] ?? BUILT;

/** All tests use one address, which the rate limits would block. */
const NO_RATE_LIMITS = [
  ...['--guests-per-hour', '100000', '--rooms-per-hour', '100000'],
  ...['--requests-per-second', '2000', '--sockets-per-address', '1000'],
  ...['--connections-per-address', '2000'],
];

const READY_WITHIN_MS = 20_000;

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

export interface Address {
  readonly url: string;
}

export class Server implements Address {
  #address = '';
  #folder = '';
  #process: ChildProcess | null = null;

  get url(): string {
    return `http://${this.#address}`;
  }

  /** Starts it with an empty store on a free port. */
  async open(settings: string[] = []) {
    this.#address = `127.0.0.1:${String(await freePort())}`;
    this.#folder = await mkdtemp(join(tmpdir(), 'antorcha-e2e-'));
    await this.start(settings);
  }

  /** Starts it with the existing store. */
  async start(settings: string[] = []) {
    const log = openSync(this.#log, 'a');
    const store = `sqlite:${join(this.#folder, 'antorcha.db')}`;
    const options = ['--listen', this.#address, '--store', store, '--log-level', 'warn', ...NO_RATE_LIMITS];
    this.#process = spawn(PROGRAM, ['serve', ...options, ...settings], { stdio: ['ignore', log, log] });
    // If the program is missing, the wait below reports it.
    this.#process.on('error', () => {});
    closeSync(log);
    await this.#untilReady();
  }

  /** Kills the process without a shutdown. */
  async kill() {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  /** Kills it and deletes its store. */
  async close() {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** The address with the token for the first admin, which the server printed when it started. */
  async firstAdminAddress(): Promise<string> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      const [address] = /\/admin#token=\w+/.exec(await readFile(this.#log, 'utf8')) ?? [];
      if (address) return address;
      await pause(50);
    }
    throw new Error('the server printed no token');
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

/** The setting with which it is noon of the first or the second day. */
export function noonOf(day: 'first' | 'second'): string[] {
  const sinceMidnight = Math.floor(Date.now() / 1000) % DAY_S;
  const start = sinceMidnight + 12 * HOUR_S + (day === 'first' ? DAY_S : 0);
  return ['--daily-start', `${String(start)}s`];
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
