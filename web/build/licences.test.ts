// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { builtIn, licenceProblem, type Locked } from './licences.ts';

it('every npm package has an allowed licence', async () => {
  const lockfile = await readFile(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, Locked> };
  const isBuiltIn = builtIn(packages);
  const complaints = Object.entries(packages).map(([path, locked]) =>
    licenceProblem(path, locked, (name) => isBuiltIn.has(name)),
  );
  expect(complaints.filter((found) => found !== null)).toEqual([]);
  expect(complaints.length).toBeGreaterThan(100);
});

it.each([
  ['node_modules/svelte', 'MIT', true],
  ['node_modules/svelte', 'OFL-1.1', true],
  ['node_modules/svelte', 'MPL-2.0', false],
  ['node_modules/axe-core', 'MPL-2.0', true],
  ['node_modules/a/node_modules/axe-core', '(MIT OR CC0-1.0)', true],
  ['node_modules/axe-core', 'MIT AND GPL-3.0', false],
  ['node_modules/axe-core', undefined, false],
  ['', undefined, true],
])('%s may be %s: %s', (path, license, isFine) => {
  const locked = license === undefined ? {} : { license };
  expect(licenceProblem(path, locked, (name) => name === 'svelte') === null).toBe(isFine);
});

it('the dependencies of built-in packages are built in', () => {
  const packages = { 'node_modules/svelte': { dependencies: { clsx: '2' } }, 'node_modules/vite': {} };
  expect(builtIn(packages).has('clsx')).toBe(true);
  expect(builtIn(packages).has('vite')).toBe(false);
});
