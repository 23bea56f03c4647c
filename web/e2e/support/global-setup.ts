/** Starts one browser and one server before the first test, and stops them after the last. */
import { access } from 'node:fs/promises';

import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { CHROMIUM, FLAGS, WITHOUT } from './chromium.ts';
import { PROGRAM, Server } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
    server: string;
  }
}

const BUILD_SERVER = 'cargo build --workspace --all-features --bin antorcha';

/** Called once by vitest. */
export default async function open(project: TestProject) {
  await need(CHROMIUM, 'Chromium', 'sudo apt-get install -y chromium');
  await need(PROGRAM, 'the server', BUILD_SERVER);
  const server = new Server();
  const [browser] = await Promise.all([
    chromium.launchServer({ executablePath: CHROMIUM, args: [...FLAGS, WITHOUT] }),
    server.open(),
  ]);
  project.provide('chromium', browser.wsEndpoint());
  project.provide('server', server.url);
  const close = () => Promise.all([browser.close(), server.close()]);
  if (!(await hasPages(server.url))) {
    await close();
    giveUp(`${PROGRAM} has no pages built in: run \`npm --prefix web run build && ${BUILD_SERVER}\``);
  }
  return close;
}

async function need(file: string, what: string, command: string) {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) giveUp(`${what} is missing, there is no ${file}: run \`${command}\``);
}

/** Prints one line instead of a stack trace. */
function giveUp(why: string): never {
  process.stderr.write(`\n${why}\n`);
  process.exit(1);
}

async function hasPages(url: string): Promise<boolean> {
  return (await (await fetch(url)).text()).includes('/assets/');
}
