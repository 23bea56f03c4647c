/** Writes `licences.txt`: the licences of the npm packages that are part of the web app. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { builtIn, type Locked } from './licences.ts';

const FOLDER = join(import.meta.dirname, '..');
const INTRODUCTION = 'The web app of Antorcha contains parts of the following packages.';
const LINE = '-'.repeat(80);

interface Installed {
  version: string;
  license?: string;
  author?: string | { name: string };
  homepage?: string;
}

export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: noticesText() });
    },
  };
}

export function noticesText(): string {
  const { packages } = readJson(join(FOLDER, 'package-lock.json')) as { packages: Record<string, Locked> };
  const sections = [...builtIn(packages)].sort().map(notice);
  return `${[INTRODUCTION, ...sections].join(`\n\n${LINE}\n`)}\n`;
}

/** Returns the name, the licence and its text, if the package contains one. */
function notice(name: string): string {
  const folder = join(FOLDER, 'node_modules', name);
  const { version, license, author, homepage } = readJson(join(folder, 'package.json')) as Installed;
  const by = typeof author === 'string' ? author : author?.name;
  const heading = [`${name} ${version}: ${license ?? 'see below'}`, by, homepage].filter(Boolean).join(', ');
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  return [heading, ...files.map((file) => readFileSync(join(folder, file), 'utf8').trim())].join('\n\n');
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
