import lighthouse, { type Flags } from 'lighthouse';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CHROMIUM, FLAGS } from './house/chromium.ts';
import { freePort, Server } from './house/server.ts';

const LEAST = 95;
/** Speed is a measurement, which means something only on a machine that does nothing else. */
const JUDGES_SPEED = process.env['JUDGE_SPEED'] !== undefined;
const RUNS = JUDGES_SPEED ? 3 : 1;

let server: Server;
let browser: Browser;
let flags: Flags;

beforeAll(async () => {
  server = await Server.open();
  const port = await freePort();
  // It measures a browser of its own, which has nothing else to do.
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${String(port)}`],
  });
  flags = { port, logLevel: 'error', onlyCategories: ['performance', 'accessibility'] };
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('Lighthouse', () => {
  it.each(['/', '/rules/welcome'])(`gives %s at least ${String(LEAST)}`, async (address) => {
    const runs: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await scores(address));
    // Whatever else the machine does only takes away from a score.
    const best = Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [name, Math.max(...runs.map((run) => run[name] ?? 0))]),
    );
    process.stdout.write(`Lighthouse, best of ${String(RUNS)}, ${address}: ${JSON.stringify(best)}\n`);
    expect(best['accessibility']).toBeGreaterThanOrEqual(LEAST);
    if (JUDGES_SPEED) expect(best['performance']).toBeGreaterThanOrEqual(LEAST);
  });
});

async function scores(address: string): Promise<Record<string, number>> {
  const result = await lighthouse(server.url + address, flags);
  const categories = Object.entries(result?.lhr.categories ?? {});
  return Object.fromEntries(categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
}
