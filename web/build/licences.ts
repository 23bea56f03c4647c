/** Checks the licences of npm packages in the lockfile. Built-in packages need a more permissive licence than tools. */
import { BUILT_IN } from './layers.ts';

/** The lockfile's entry of a package. */
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
/** Pictures and fonts that are built in. The About page credits their authors. */
const FOR_WORKS = ['CC-BY-3.0', 'OFL-1.1'];
/** Tools that are not built in. */
const FOR_TOOLS = ['MPL-2.0', 'BlueOak-1.0.0'];
/** Packages whose licence is missing in the lockfile. It was read from their licence file. */
const READ_BY_HAND: Record<string, string> = { 'parse-cache-control': 'BSD-3-Clause' };

/** Returns the built-in packages with all of their dependencies. */
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

/** Returns what is wrong with the licence of a package, or null. */
export function licenceProblem(
  path: string,
  locked: Locked,
  isBuiltIn: (name: string) => boolean,
): string | null {
  const name = path.split('node_modules/').at(-1) ?? '';
  // The web app itself has an empty path.
  if (name === '') return null;
  const licence = locked.license ?? READ_BY_HAND[name] ?? 'no licence';
  const fitting = [...FOR_ALL, ...(isBuiltIn(name) ? FOR_WORKS : FOR_TOOLS)];
  return offersOneOf(licence, fitting) ? null : `${name}: ${licence} is none of ${fitting.join(', ')}`;
}

/** Every part that is joined by AND must offer an allowed licence. Brackets only group alternatives in practice. */
function offersOneOf(expression: string, fitting: string[]): boolean {
  const parts = expression.replace(/[()]/g, ' ').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((licence) => fitting.includes(licence.trim())));
}
