import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import type { SeatRequest } from '../../src/wire/index.ts';
import { CHROMIUM, FLAGS } from '../support/chromium.ts';
import { HttpPlayer } from '../support/http-player.ts';
import { sharedServer } from '../support/shared-server.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Scores = Record<string, number>;

interface Page {
  name: string;
  address: () => Promise<string>;
  /** The least score in each category. Search engines are to find only some pages. */
  least: Partial<Record<Category, number>>;
}

const PUBLIC = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const TABLE = { performance: 85, accessibility: 100, 'best-practices': 100 };

const PAGES: Page[] = [
  { name: 'home', address: () => Promise.resolve('/'), least: PUBLIC },
  { name: 'rules', address: () => Promise.resolve('/rules/welcome'), least: PUBLIC },
  ...['welcome', 'raiders', 'masmorra'].map((game) => ({
    name: `a table of ${game}`,
    address: () => tableOf(game),
    least: TABLE,
  })),
];

/** Speed can be measured only on an idle machine. */
const JUDGES_SPEED = process.env['JUDGE_SPEED'] !== undefined;
const RUNS = JUDGES_SPEED ? 3 : 1;

const LIGHTHOUSE = fileURLToPath(new URL('../../node_modules/lighthouse/cli/index.js', import.meta.url));

const server = sharedServer();

describe('Lighthouse', () => {
  it.each(PAGES)('is content with $name', async ({ name, address, least }) => {
    const place = await address();
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await scores(place, Object.keys(least)));
    const best = bestOf(runs);
    process.stdout.write(`Lighthouse, best of ${String(RUNS)}, ${name}: ${inWords(best)}\n`);
    for (const [category, score] of Object.entries(least)) {
      if (category !== 'performance' || JUDGES_SPEED)
        expect(best[category], category).toBeGreaterThanOrEqual(score);
    }
  });
});

/** Begins a match that waits for its first player, so that the page stays the same. */
async function tableOf(game: string): Promise<string> {
  const host = await HttpPlayer.arrive(server, 'Ana');
  const bots = Array.from({ length: 2 }, (): SeatRequest => ({ for: 'bot', bot: 'random' }));
  const pace = { pace: 'live', clock: null, grace_s: 600 } as const;
  const room = await host.open({ game, seats: [{ for: 'person' }, ...bots], pace });
  await host.ask(room, { do: 'sit', seat: 0, nonce: 'c0ffee' });
  await host.ask(room, { do: 'begin' });
  await host.leave();
  return `/table/${room}`;
}

/** Runs it as a separate program: it starts its own browser, and its types are very large. */
async function scores(address: string, categories: string[]): Promise<Scores> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[LIGHTHOUSE, server.url + address, '--quiet', '--output=json', '--no-enable-error-reporting'],
      ...categories.map((category) => `--only-categories=${category}`),
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, maxBuffer: 1 << 27 },
  );
  const report = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> };
  return Object.fromEntries(
    Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}

/** Other load only lowers a score, so the best run counts. */
function bestOf(runs: Scores[]): Scores {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, Math.max(...runs.map((run) => run[name] ?? 0))]));
}

function inWords(best: Scores): string {
  const figures = Object.entries(best).map(([name, score]) => `${name} ${String(score)}`);
  return `${figures.join(', ')} (load ${(loadavg()[0] ?? 0).toFixed(1)})`;
}
