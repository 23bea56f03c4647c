/** Plays matches by HTTP, and reads their events from the engine. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Event } from '../../src/wire/index.ts';
import { HttpPlayer } from './http-player.ts';
import { PROGRAM, type Address } from './server.ts';
import type { Language } from './messages.ts';

/** A game against bots, and after how many decisions it is stopped. */
export interface BotMatch {
  game: string;
  bots: number;
  most?: number;
}

/** What the program prints of a match. */
export interface EngineReplay {
  events: (Pick<Event, 'number' | 'rule' | 'fact'> & { sentence: string })[];
  /** The lines of the log. */
  log: { rule: string; sentence: string }[];
}

const PATIENCE_MS = 90_000;

/** Plays a match by HTTP in the first seat against bots. Returns its room. */
export async function playMatch(
  httpPlayer: HttpPlayer,
  { game, bots, most = Infinity }: BotMatch,
): Promise<string> {
  const seats = Array.from({ length: bots }, () => ({ for: 'bot' as const, bot: 'random' }));
  const room = await httpPlayer.open({ game, seats: [{ for: 'person' }, ...seats] });
  await httpPlayer.ask(room, { do: 'sit', seat: 0, nonce: 'c0ffee' });
  await httpPlayer.ask(room, { do: 'begin' });
  const deadline = Date.now() + PATIENCE_MS;
  for (let made = 0; made < most && Date.now() < deadline;) {
    const answer = await httpPlayer.try(room, { do: 'decide', choice: 0 });
    if (answer === 'done') made += 1;
    else if (answer === 'over') return room;
    else await pause(5);
  }
  await httpPlayer.ask(room, { do: 'close' });
  return room;
}

/** Returns the events and the log of a match that the program prints from its record. */
export async function replayFromEngine(
  server: Address,
  room: string,
  observerFlags: string[],
  language: Language,
): Promise<EngineReplay> {
  const folder = await mkdtemp(join(tmpdir(), 'antorcha-record-'));
  try {
    const record = await fetch(`${server.url}/api/rooms/${room}/record`);
    const file = join(folder, 'record.json');
    await writeFile(file, await record.text());
    const run = promisify(execFile);
    const options = { maxBuffer: 1 << 27 };
    const { stdout } = await run(
      PROGRAM,
      ['replay', file, '--json', '--lang', language, ...observerFlags],
      options,
    );
    return JSON.parse(stdout) as EngineReplay;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
