/**
 * Measures the module: how long bots think about a decision, in time of the processor, so that other programs on the
 * machine do not count; and how much memory the module takes.
 *
 * node measure.mjs MODULE GAME MODE BOTS SECONDS, for example: … masmorra mode=epic legend,veteran 120
 */
import { open } from './module.mjs';

const [, , file, game, mode, bots, seconds] = process.argv;
const module = await open(file);

function ask(request) {
  const { ok, error } = JSON.parse(module.ask(JSON.stringify(request)));
  if (error) throw new Error(error.message);
  return ok;
}

/** Plays a match until it is over or the time is up; returns the milliseconds of each decision. */
function play(until) {
  const seats = bots.split(',').map((bot) => ({ for: 'bot', bot }));
  const options = Object.fromEntries([mode.split('=')]);
  const player = 'ana00000000000000000';
  const { room } = ask({
    do: 'create',
    player,
    name: 'Ana',
    now_ms: 0,
    proposal: { game, options, seats },
  });
  const times = [];
  let led = ask({ do: 'message', room, message: { type: 'hello' }, now_ms: 0 });
  while (led.next_bot && performance.now() < until) {
    const begun = process.cpuUsage();
    led = ask({ do: 'think', room, now_ms: 0 });
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
  }
  const isOver = !led.next_bot;
  ask({ do: 'close', room });
  return { times, isOver };
}

const until = performance.now() + 1000 * Number(seconds);
const times = [];
let matches = 0;
while (performance.now() < until) {
  const match = play(until);
  times.push(...match.times);
  if (match.isOver) matches += 1;
}
times.sort((a, b) => a - b);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
const ms = `median ${at(0.5)} ms, 99 % below ${at(0.99)} ms, longest ${at(1)} ms`;
const mebibytes = (module.bytes() / 2 ** 20).toFixed(1);
console.log(
  `${game} ${mode} ${bots}: ${times.length} decisions, ${matches} whole matches, ${ms}; memory ${mebibytes} MiB`,
);
