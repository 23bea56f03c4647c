// boardgame.io's own server with the game, on a port, with one of its own stores.
//
//   node server.mjs PORT memory
//   node server.mjs PORT files FOLDER

import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js';
import { game } from './game.mjs';

const [port, store, folder] = process.argv.slice(2);

function storage() {
  if (store === 'memory') return {};
  if (store === 'files' && folder) return { db: new FlatFile({ dir: folder }) };
  throw new Error('say which store: `memory`, or `files FOLDER`');
}

await Server({ games: [game], origins: ['*'], ...storage() }).run(Number(port));
