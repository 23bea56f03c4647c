/** The licences of npm packages, as the lockfile knows them. What is built in has to be freer than a tool. */
import { BUILT_IN } from './layers.ts';

/** What the lockfile says of a package. */
export interface Locked {
  license?: string;
  dependencies?: Record<string, string>;
}

/** The same list as in `deny.toml`, for crates. */
const FOR_ALL = [
  'MIT',
  'Apache-2.0',
  'Unlicense',
  'Zlib',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'Unicode-3.0',
  'MIT-0',
];
/** Pictures and fonts that are built in. The page about the project credits their authors. */
const FOR_WORKS = ['CC-BY-3.0', 'OFL-1.1'];
/** Programs that help to make and to test the web app, and of which nothing is built in. */
const FOR_TOOLS = ['MPL-2.0', 'BlueOak-1.0.0'];
/** Packages whose licence the lockfile does not know: it stands in the text that they come with. */
const READ_BY_HAND: Record<string, string> = { 'parse-cache-control': 'BSD-3-Clause' };

/** What is built in, with everything that it brings along. */
export function builtIn(packages: Record<string, Locked>): Set<string> {
  const found = new Set<string>();
  const open = [...BUILT_IN];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}));
  }
  return found;
}

/** What is wrong with the licence of a package, if anything is. */
export function complaint(path: string, locked: Locked, isBuiltIn: (name: string) => boolean): string | null {
  const name = path.split('node_modules/').at(-1) ?? '';
  // The web app itself stands under no path.
  if (name === '') return null;
  const licence = locked.license ?? READ_BY_HAND[name] ?? 'no licence';
  const fitting = [...FOR_ALL, ...(isBuiltIn(name) ? FOR_WORKS : FOR_TOOLS)];
  return offersOneOf(licence, fitting) ? null : `${name}: ${licence} is none of ${fitting.join(', ')}`;
}

/** Every part that is joined by AND must offer a fitting licence. Brackets only group alternatives in practice. */
function offersOneOf(expression: string, fitting: string[]): boolean {
  const parts = expression.replace(/[()]/g, ' ').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((licence) => fitting.includes(licence.trim())));
}
