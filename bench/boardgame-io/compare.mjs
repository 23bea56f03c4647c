// Measures boardgame.io and Antorcha by turns on the same machine, and prints a line for each run and the medians.
//
//   node compare.mjs ANTORCHA [--tables 10,100,1000] [--seconds 20] [--rounds 3] [--stores files,memory] [--first 0.9]
//
// ANTORCHA is the program, built with `cargo build --release --package cli`. Every run has a server of its own with an
// empty store on the same disk. boardgame.io's moves are random; FIRST is for Antorcha's load, whose rematches would
// otherwise be most of the work, because a match ends and boardgame.io's does not.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '10,100,1000' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
    stores: { type: 'string', default: 'files,memory' },
    first: { type: 'string', default: '0.9' },
  },
});
const [antorcha] = positionals;
if (!antorcha) throw new Error('say where the program `antorcha` is');

const PEER = 'http://127.0.0.1:8017';
const OURS = 'http://127.0.0.1:8018';
const LIMITS = ['messages-per-second', 'requests-per-second', 'rooms-per-hour', 'guests-per-hour', 'sockets-per-address'];

/** The two contestants: how each is served in a folder, and how each is put under load. */
const peer = (store) => ({
  name: `boardgame.io, ${store}`,
  url: PEER,
  serve: (folder) => [process.execPath, ['server.mjs', new URL(PEER).port, store, folder]],
  load: (tables, server) => [process.execPath, ['load.mjs', PEER, tables, values.seconds, server]],
});
const ours = {
  name: 'Antorcha, SQLite',
  url: OURS,
  serve: (folder) => {
    const wide = LIMITS.flatMap((limit) => [`--${limit}`, '10000000']);
    const place = ['--listen', new URL(OURS).host, '--store', `sqlite:${join(folder, 'games.db')}`];
    return [antorcha, ['serve', ...place, ...wide, '--log-level', 'error']];
  },
  load: (tables, server) => {
    const play = ['--game', 'welcome', '--first', values.first, '--rooms', tables, '--seconds', values.seconds];
    return [antorcha, ['load', '--server', OURS, ...play, '--process', server, '--json']];
  },
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await fetch(url);
    } catch {
      await pause(100);
    }
  }
  throw new Error(`${url} does not answer`);
}

function run([program, args]) {
  return spawn(program, args, {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

const ended = (child) => new Promise((resolve) => child.once('exit', resolve));

async function outputOf(child) {
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  const code = await ended(child);
  if (code !== 0) throw new Error(`a load ended with ${code}: ${text}`);
  return JSON.parse(text);
}

async function measure(contestant, tables) {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  const server = run(contestant.serve(folder));
  // Asked for now: a server that has fallen over by itself does not end a second time.
  const gone = ended(server);
  try {
    await answers(contestant.url);
    const told = await outputOf(run(contestant.load(tables, String(server.pid))));
    console.log(JSON.stringify({ name: contestant.name, tables, ...told }));
    const { per_second, seen, cpu_ms_per_decision: cpu } = told;
    return { per_second, p50: seen.p50, p99: seen.p99, cpu };
  } finally {
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true });
  }
}

function median(numbers) {
  const sorted = [...numbers].sort((one, two) => one - two);
  return sorted[Math.floor(sorted.length / 2)];
}

function tell(name, tables, runs) {
  const of = (key) => median(runs.map((run) => run[key]));
  const rates = runs.map((run) => Math.round(run.per_second)).join(', ');
  console.log(`${tables} tables, ${name}: ${Math.round(of('per_second'))} a second (${rates}); p50 ${of('p50').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms; ${of('cpu').toFixed(3)} ms of the server's processor time a decision`);
  return { rate: of('per_second'), cpu: of('cpu') };
}

for (const tables of values.tables.split(',')) {
  const contestants = [...values.stores.split(',').map(peer), ours];
  const runs = new Map(contestants.map((contestant) => [contestant, []]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const contestant of contestants) runs.get(contestant).push(await measure(contestant, tables));
  }
  const medians = contestants.map((contestant) => tell(contestant.name, tables, runs.get(contestant)));
  const own = medians.pop();
  for (const [place, peers] of medians.entries()) {
    const [faster, cheaper] = [own.rate / peers.rate, peers.cpu / own.cpu].map((times) => times.toFixed(1));
    console.log(`${tables} tables: ${faster} times the decisions of ${contestants[place].name}, at 1/${cheaper} of its processor time`);
  }
}
