/** Debian's Firefox and WebKit, and the programs that drive them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '../support/server.ts';
import { Session } from './webdriver.ts';

interface Start {
  program: string;
  args: string[];
  environment: Record<string, string>;
}

export interface Kind {
  name: string;
  /** What each session asks for. */
  capabilities: object;
  /** Starts what the driver needs, and says how to start the driver. */
  prepare(port: string, processes: ChildProcess[]): Promise<Start>;
}

const FIREFOX_PROGRAM = '/usr/bin/firefox-esr';
/** Where `cargo xtask needs full` installs it. */
const GECKODRIVER = fileURLToPath(new URL('../../../target/tools/bin/geckodriver', import.meta.url));

/** Firefox with more preferences than the usual ones. Tests can also look at its own windows, such as notifications. */
export function firefoxWith(preferences: Record<string, unknown>): Kind {
  return {
    name: 'Firefox',
    capabilities: {
      'moz:firefoxOptions': {
        binary: FIREFOX_PROGRAM,
        args: ['-headless'],
        prefs: { 'intl.accept_languages': 'en', ...preferences },
      },
    },
    async prepare(port) {
      if (!existsSync(FIREFOX_PROGRAM)) throw new Error(`there is no ${FIREFOX_PROGRAM}. ${REMEDY}`);
      const program = process.env['GECKODRIVER'] ?? GECKODRIVER;
      const args = ['--port', port, '--allow-system-access'];
      return { program, args, environment: {} };
    },
  };
}

/** WebKit has no headless mode, so it gets a screen that nobody sees. */
const WEBKIT: Kind = {
  name: 'WebKit',
  capabilities: {},
  async prepare(port, processes) {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    processes.push(screen);
    const display = `:${await firstLine('Xvfb', screen)}`;
    const environment = { DISPLAY: display, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8' };
    return { program: 'WebKitWebDriver', args: [`--port=${port}`], environment };
  },
};

export const KINDS: readonly Kind[] = [firefoxWith({}), WEBKIT];

const READY_WITHIN_MS = 30_000;

const REMEDY = 'Install what is missing with `cargo xtask needs full`';

/** A running driver. It starts a browser for each session. */
export class Driver {
  readonly #processes: ChildProcess[] = [];
  #url = '';

  constructor(readonly kind: Kind) {}

  async open() {
    const port = String(await freePort());
    const { program, args, environment } = await this.kind.prepare(port, this.#processes);
    const driver = spawn(program, args, { env: { ...process.env, ...environment }, stdio: 'ignore' });
    this.#processes.push(driver);
    this.#url = `http://127.0.0.1:${port}`;
    await Promise.race([this.#untilReady(), failureOf(program, driver)]);
  }

  session(): Promise<Session> {
    return Session.open(this.#url, this.kind.capabilities);
  }

  /** Stops the driver first, because it still uses the screen. */
  async close() {
    for (const process of this.#processes.reverse()) {
      if (process.exitCode !== null || process.signalCode !== null) continue;
      process.kill();
      await once(process, 'exit');
    }
  }

  async #untilReady() {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      const answer = await fetch(`${this.#url}/status`).catch(() => null);
      if (answer?.ok) return;
      await pause(50);
    }
    throw new Error(`the driver of ${this.kind.name} does not answer at ${this.#url}`);
  }
}

async function firstLine(program: string, process: ChildProcess): Promise<string> {
  const lines = createInterface({ input: process.stdout as Readable });
  const [line] = (await Promise.race([once(lines, 'line'), failureOf(program, process)])) as [string];
  return line;
}

/** Fails when a program cannot start or ends early. */
async function failureOf(program: string, process: ChildProcess): Promise<never> {
  const why = await once(process, 'exit').then(([code]) => `it ended with ${String(code)}`, String);
  throw new Error(`${program} does not run: ${why}. ${REMEDY}`);
}
