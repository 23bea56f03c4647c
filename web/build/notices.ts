/** Writes what the web app contains: `licences.txt` for people, `web.cdx.json` (CycloneDX) for programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { builtIn, type Locked } from './licences.ts';

const FOLDER = join(import.meta.dirname, '..');
const INTRODUCTION = 'The web app of Antorcha contains parts of the following packages.';
const LINE = '-'.repeat(80);

interface Installed {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
  homepage?: string;
}

export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText() });
      this.emitFile({ type: 'asset', fileName: 'web.cdx.json', source: JSON.stringify(bill()) });
    },
  };
}

/** Returns the licences of all packages that are part of the web app. */
export function licencesText(): string {
  return `${[INTRODUCTION, ...installed().map(notice)].join(`\n\n${LINE}\n`)}\n`;
}

/** Returns the bill of materials of the web app. */
export function bill() {
  const components = installed().map(({ name, version, license }) => ({
    type: 'library',
    name,
    version,
    licenses: [{ expression: license }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  }));
  return { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components };
}

function installed(): Installed[] {
  const { packages } = readJson(join(FOLDER, 'package-lock.json')) as { packages: Record<string, Locked> };
  const names = [...builtIn(packages)].sort();
  return names.map((name) => readJson(join(folderOf(name), 'package.json')) as Installed);
}

/** Returns the name, the licence and its text, if the package contains one. */
function notice({ name, version, license, author, homepage }: Installed): string {
  const by = typeof author === 'string' ? author : author?.name;
  const heading = [`${name} ${version}: ${license}`, by, homepage].filter(Boolean).join(', ');
  const files = readdirSync(folderOf(name)).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  return [heading, ...files.map((file) => readFileSync(join(folderOf(name), file), 'utf8').trim())].join(
    '\n\n',
  );
}

function folderOf(name: string): string {
  return join(FOLDER, 'node_modules', name);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
