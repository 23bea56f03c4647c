// Plays the game at many matches at once against server.mjs, two sockets a match, at random and without thinking.
//
//   node load.mjs URL MATCHES SECONDS [PROCESS]
//
// Prints one line of JSON. A move counts when the other seat sees it, and is timed from being sent to that moment. With
// the server's process, its processor time for each move is told too, which depends least on what else the machine does.
//
// The sockets speak socket.io's protocol directly: boardgame.io's own client, or socket.io's, would take more of the
// processor that the server also needs.

import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { game, legal } from './game.mjs';

const [url, matches, seconds, server] = process.argv.slice(2);
const SPACE = `/${game.name}`;
const EVENT = `42${SPACE},`;
const AT_ONCE = 32;

/** When the move under way at each match was sent. */
const sent = new Float64Array(Number(matches));
const times = [];
let counting = false;
let over = false;

class Player {
  constructor(match, seat) {
    Object.assign(this, { match, seat, id: `match-${match}`, state: null });
  }

  /** Resolves once the position is known. */
  sitDown() {
    return new Promise((resolve, reject) => {
      this.ready = resolve;
      this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
      });
      this.socket.on('message', (data) => this.hear(data.toString()));
      this.socket.on('error', reject);
    });
  }

  hear(text) {
    if (text === '2') this.socket.send('3');
    else if (text.startsWith('0')) this.socket.send(`40${SPACE},`);
    else if (text.startsWith(`40${SPACE}`)) this.emit('sync', this.id, this.seat, undefined, 2);
    else if (text.startsWith(EVENT)) this.take(JSON.parse(text.slice(EVENT.length)));
  }

  take([kind, , told, log]) {
    if (kind === 'sync') {
      this.state = told.state;
      this.ready();
    } else if (kind === 'update') {
      this.state = told;
      this.see(log[0].action.payload.playerID);
      this.decide();
    }
  }

  see(author) {
    if (counting && author !== this.seat) times.push(performance.now() - sent[this.match]);
  }

  decide() {
    const { G, _stateID } = this.state;
    if (over || G.toMove !== this.seat) return;
    const offers = legal(G);
    const [type, ...args] = offers[Math.floor(Math.random() * offers.length)];
    sent[this.match] = performance.now();
    const payload = { type, args, playerID: this.seat };
    this.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, this.seat);
  }

  emit(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }
}

const pause = (s) => new Promise((resolve) => setTimeout(resolve, s * 1000));

/** The first seat of a match sits down before the second, since the first one makes the match. */
async function seat() {
  const players = [];
  for (const seat of ['0', '1']) {
    for (let match = 0; match < sent.length; match += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, sent.length - match) }, (_, n) => new Player(match + n, seat));
      await Promise.all(some.map((player) => player.sitDown()));
      players.push(...some);
    }
  }
  return players;
}

/** Processor time of the server so far, in milliseconds; Linux counts it in hundredths of a second. */
function serverTime() {
  if (!server) return 0;
  const fields = readFileSync(`/proc/${server}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function report(took, busy) {
  times.sort((one, two) => one - two);
  const at = (share) => Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1));
  return {
    matches: sent.length,
    seconds: Number(took.toFixed(1)),
    moves: times.length,
    per_second: Math.round(times.length / took),
    seen: { p50: at(0.5), p99: at(0.99) },
    cpu_ms_per_decision: server ? Number((busy / times.length).toFixed(3)) : null,
  };
}

const players = await seat();
await pause(2);
const [start, before] = [performance.now(), serverTime()];
counting = true;
for (const player of players) player.decide();
await pause(Number(seconds));
counting = false;
over = true;
console.log(JSON.stringify(report((performance.now() - start) / 1000, serverTime() - before)));
process.exit(0);
