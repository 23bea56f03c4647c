import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import type { Pictures } from '../src/pictures/shape.ts';
import { shapesOf } from './picture-shapes.ts';

const NAME = 'pictures:';
const GAMES = join(import.meta.dirname, '../../crates/games/');

/** Turns `import monsters from 'pictures:welcome/monsters'` into the shapes of all pictures of that folder, by file name. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [game = '', kind = ''] = id.slice(NAME.length + 1).split('/');
      const folder = folderOf(game, kind);
      for (const file of readdirSync(folder)) this.addWatchFile(folder + file);
      return `export default ${JSON.stringify(readPictures(game, kind))};`;
    },
  };
}

/** The pictures of one kind, by file name without its ending. */
export function readPictures(game: string, kind: string): Pictures {
  const folder = folderOf(game, kind);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort();
  const read = (file: string) => shapesOf(readFileSync(folder + file, 'utf8'), folder + file);
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.svg'.length), read(file)]));
}

function folderOf(game: string, kind: string): string {
  return `${GAMES}${game}/pictures/${kind}/`;
}
