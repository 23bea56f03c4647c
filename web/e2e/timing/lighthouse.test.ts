import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import { CHROMIUM, FLAGS } from '../support/chromium.ts';
import { sharedServer } from '../support/shared-server.ts';

const LEAST = 95;
/** Speed can be measured only on an idle machine. */
const JUDGES_SPEED = process.env['JUDGE_SPEED'] !== undefined;
const RUNS = JUDGES_SPEED ? 3 : 1;

const LIGHTHOUSE = fileURLToPath(new URL('../../node_modules/lighthouse/cli/index.js', import.meta.url));

const server = sharedServer();

describe('Lighthouse', () => {
  it.each(['/', '/rules/welcome'])(`gives %s at least ${String(LEAST)}`, async (address) => {
    const runs: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await scores(address));
    // Take the best run, because other load only lowers a score.
    const best = Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [name, Math.max(...runs.map((run) => run[name] ?? 0))]),
    );
    process.stdout.write(`Lighthouse, best of ${String(RUNS)}, ${address}: ${JSON.stringify(best)}\n`);
    expect(best['accessibility']).toBeGreaterThanOrEqual(LEAST);
    if (JUDGES_SPEED) expect(best['performance']).toBeGreaterThanOrEqual(LEAST);
  });
});

/** Runs it as a separate program: it starts its own browser, and its types are very large. */
async function scores(address: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[LIGHTHOUSE, server.url + address, '--quiet', '--output=json', '--no-enable-error-reporting'],
      ...['performance', 'accessibility'].map((category) => `--only-categories=${category}`),
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, maxBuffer: 1 << 27 },
  );
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> };
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}
