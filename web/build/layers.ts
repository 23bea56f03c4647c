/** Which folder of `src` may import which, and which packages may be part of the web app. */
import { posix } from 'node:path';

/** What each folder may import. The files outside of the folders may import everything. */
const FOLDERS: Record<string, readonly string[]> = {
  wire: [],
  settings: [],
  offline: ['wire'],
  local: ['wire'],
  'structural-sharing': [],
  theme: [],
  pictures: [],
  sound: ['settings'],
  i18n: ['settings', 'wire'],
  api: ['local', 'settings', 'wire', 'i18n'],
  connection: ['api', 'local', 'structural-sharing', 'wire'],
  components: ['settings', 'i18n'],
  keyboard: ['i18n'],
  lessons: ['api', 'local', 'components', 'wire', 'i18n'],
  notices: ['api', 'components', 'settings', 'wire', 'i18n'],
  games: ['pictures', 'components', 'settings', 'sound', 'structural-sharing', 'wire', 'i18n'],
  pages: [
    'api',
    'games',
    'pictures',
    'lessons',
    'local',
    'notices',
    'offline',
    'components',
    'settings',
    'sound',
    'wire',
    'i18n',
  ],
  table: [
    'api',
    'games',
    'pictures',
    'keyboard',
    'lessons',
    'local',
    'notices',
    'connection',
    'pages',
    'components',
    'settings',
    'sound',
    'wire',
    'i18n',
  ],
  replay: [
    'api',
    'games',
    'keyboard',
    'local',
    'pages',
    'components',
    'settings',
    'sound',
    'table',
    'wire',
    'i18n',
  ],
  puzzles: [
    'api',
    'games',
    'keyboard',
    'local',
    'pages',
    'replay',
    'components',
    'settings',
    'sound',
    'table',
    'wire',
    'i18n',
  ],
};

/** The folders of `games` that a game may import besides its own. */
const SHARED_BY_GAMES = ['highlights', 'pictures'];

/** Folders that may import the files outside of the folders, for example the router. */
const KNOW_ADDRESSES = ['pages', 'table', 'replay', 'puzzles'];

/** The packages that are part of the web app. All others are tools. */
export const BUILT_IN = [
  '@fluent/bundle',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource/almendra',
  '@iconify-json/game-icons',
  'immutable-json-patch',
  'svelte',
  'uqr',
];

/** Returns every module that a file imports. */
export function imports(text: string): string[] {
  return [...text.matchAll(/(?:from |import |import\()'([^']*)'/g)].map((found) => found[1] ?? '');
}

/** Returns what is wrong with an import, or null. The file is relative to `src`. */
export function layerViolation(file: string, imported: string): string | null {
  if (!imported.startsWith('.')) {
    return isKnownPackage(imported) ? null : `src/${file} may not import the package ${imported}`;
  }
  const target = posix.join(posix.dirname(file), imported);
  // Data and messages of the games are outside of `src` and allowed for all.
  if (target.startsWith('..')) return null;
  return mayImport(folders(file), folders(target)) ? null : `src/${file} may not import src/${target}`;
}

function isKnownPackage(imported: string): boolean {
  const isPart = (name: string) => imported === name || imported.startsWith(`${name}/`);
  return /^(game-icons|pictures):/.test(imported) || BUILT_IN.some(isPart);
}

function folders(path: string): string[] {
  return path.split('/').slice(0, -1);
}

function mayImport([from, game]: string[], [to, otherGame]: string[]): boolean {
  if (from === undefined) return true;
  if (to === undefined) return KNOW_ADDRESSES.includes(from);
  if (from === 'games' && to === 'games') {
    const isShared = otherGame === undefined || SHARED_BY_GAMES.includes(otherGame);
    return game === undefined || isShared || game === otherGame;
  }
  return from === to || (FOLDERS[from] ?? []).includes(to);
}
