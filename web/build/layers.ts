/** Which folder of `src` may import which, and which packages may be built into the web app. */
import { posix } from 'node:path';

/** What each folder may import. The files beside the folders put everything together, and may import all. */
const FOLDERS: Record<string, readonly string[]> = {
  wire: [],
  settings: [],
  offline: [],
  'structural-sharing': [],
  theme: [],
  sound: ['settings'],
  i18n: ['settings', 'wire'],
  api: ['settings', 'wire', 'i18n'],
  connection: ['api', 'structural-sharing', 'wire'],
  components: ['settings', 'i18n'],
  keyboard: ['i18n'],
  lessons: ['api', 'components', 'wire', 'i18n'],
  games: ['components', 'settings', 'sound', 'structural-sharing', 'wire', 'i18n'],
  pages: ['api', 'games', 'lessons', 'components', 'settings', 'sound', 'wire', 'i18n'],
  table: [
    'api',
    'games',
    'keyboard',
    'lessons',
    'connection',
    'pages',
    'components',
    'settings',
    'sound',
    'wire',
    'i18n',
  ],
  replay: ['api', 'games', 'keyboard', 'pages', 'components', 'settings', 'sound', 'table', 'wire', 'i18n'],
};

/** What a game may take of the folder of games. It never takes another game. */
const SHARED_BY_GAMES = 'pictures';

/** Files beside the folders know all pages by their addresses, which these may ask for. */
const KNOW_ADDRESSES = ['pages', 'table', 'replay'];

/** The packages that are built into the web app. All others only help to make it. */
export const BUILT_IN = [
  '@fluent/bundle',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource/almendra',
  '@iconify-json/game-icons',
  'svelte',
  'uqr',
];

/** Everything that a file names behind `from` or `import`. */
export function imports(text: string): string[] {
  return [...text.matchAll(/(?:from |import |import\()'([^']*)'/g)].map((found) => found[1] ?? '');
}

/** What is wrong with an import, if anything is. The file is named relative to `src`. */
export function breach(file: string, imported: string): string | null {
  if (!imported.startsWith('.')) {
    return isKnownPackage(imported) ? null : `src/${file} may not import the package ${imported}`;
  }
  const target = posix.join(posix.dirname(file), imported);
  // Data and words of the games lie outside of `src` and are free to all.
  if (target.startsWith('..')) return null;
  return mayImport(folders(file), folders(target)) ? null : `src/${file} may not import src/${target}`;
}

function isKnownPackage(imported: string): boolean {
  const isPart = (name: string) => imported === name || imported.startsWith(`${name}/`);
  return imported.startsWith('game-icons:') || BUILT_IN.some(isPart);
}

function folders(path: string): string[] {
  return path.split('/').slice(0, -1);
}

function mayImport([from, game]: string[], [to, otherGame]: string[]): boolean {
  if (from === undefined) return true;
  if (to === undefined) return KNOW_ADDRESSES.includes(from);
  if (from === 'games' && to === 'games') {
    return (
      game === undefined || otherGame === undefined || otherGame === SHARED_BY_GAMES || game === otherGame
    );
  }
  return from === to || (FOLDERS[from] ?? []).includes(to);
}
