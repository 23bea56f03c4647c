// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

import { layerViolation, imports } from './layers.ts';

const SOURCE = join(import.meta.dirname, '..', 'src');

/** All sources except tests, which may also import test helpers. */
async function sources(): Promise<string[]> {
  const entries = await readdir(SOURCE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => /\.(ts|svelte|css)$/.test(file) && !file.includes('.test.'));
}

it('every file of the web app imports only what its layer allows', async () => {
  const files = await sources();
  const breaches = await Promise.all(
    files.map(async (file) => {
      const name = relative(SOURCE, file).split(sep).join('/');
      return imports(await readFile(file, 'utf8')).map((imported) => layerViolation(name, imported));
    }),
  );
  expect(breaches.flat().filter((found) => found !== null)).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

it.each([
  ['games/raiders/Board.svelte', './row/Row.svelte', true],
  ['games/raiders/row/Row.svelte', '../../../components/Icon.svelte', true],
  ['games/raiders/Board.svelte', '../board.ts', true],
  ['games/raiders/Board.svelte', '../pictures/Card.svelte', true],
  ['games/raiders/Board.svelte', '../highlights/Highlights.svelte', true],
  ['games/highlights/Highlights.svelte', '../raiders/pictures.ts', false],
  ['games/raiders/Board.svelte', '../welcome/Board.svelte', false],
  ['games/raiders/Board.svelte', '../../table/frame/Frame.svelte', false],
  ['games/raiders/cards.ts', '../../../../crates/games/raiders/data/rooms.toml', true],
  ['games/index.ts', './welcome/index.ts', true],
  ['components/Button.svelte', '../i18n/index.ts', true],
  ['components/Button.svelte', '../games/index.ts', false],
  ['i18n/speech.ts', '../api/api.ts', false],
  ['wire/api.ts', './index', true],
  ['components/Button.svelte', '../routes.svelte.ts', false],
  ['pages/Home.svelte', '../routes.svelte.ts', true],
  ['App.svelte', './table/TablePage.svelte', true],
  ['components/Icon.svelte', 'svelte/transition', true],
  ['components/Icon.svelte', 'game-icons:torch', true],
  ['components/Icon.svelte', 'svelte-extras', false],
  ['components/Icon.svelte', 'lodash', false],
])('%s imports %s: %s', (file, imported, isFine) => {
  expect(layerViolation(file, imported) === null).toBe(isFine);
});

it('every form of import is found', () => {
  const text = "import { a } from './a.ts';\nimport './b.css';\nconst c = () => import('./c.ts');";
  expect(imports(text)).toEqual(['./a.ts', './b.css', './c.ts']);
});
