import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { compress } from './build/compress.ts';
import { gameIcons } from './build/game-icons.ts';
import { offline } from './build/offline.ts';
import { toml } from './build/toml.ts';

/** Where a server of tables listens while the pages are worked on: `antorcha serve --listen 127.0.0.1:7676`. */
const server = process.env['ANTORCHA_SERVER'] ?? 'http://127.0.0.1:7676';

/** What is loaded at once, whatever page is asked for. */
function isCommon(id: string): boolean {
  const library = /node_modules\/(svelte\/src\/(?!motion|transition|animate|easing)|@fluent|esm-env|clsx)/;
  const ours =
    /web\/src\/(api|settings|sound|i18n|pages\/(home|rules))\/|web\/src\/pages\/(Home|Rules|Shell)\.svelte/;
  const components = /web\/src\/components\/(?!QrCode|GameCard|Token)/;
  return [library, ours, components].some((kind) => kind.test(id));
}

export default defineConfig({
  plugins: [svelte(), gameIcons(), toml(), offline(), compress(), svelteTesting()],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  build: {
    // The folder around it is kept in the repository, so that cargo can watch what it builds into the program.
    outDir: 'dist/ui',
    // Nothing may be inlined: the pages' policy allows no data in place of files but images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      // To compress well takes its time, and is done once.
      checks: { bundlerTimings: false },
      output: {
        // What every page uses comes as one file with the two pages at which most people arrive: many small files take
        // longer than a large one.
        codeSplitting: {
          groups: [{ name: 'common', test: isCommon }],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['{src,build}/**/*.test.ts'],
    // One worker with one page for all files: to make a page takes longer than most files do.
    isolate: false,
    maxWorkers: 1,
    setupFiles: ['build/reset-test-page.ts'],
    sequence: { setupFiles: 'list' },
    // A machine that does much else takes its time, which says nothing of what is tested.
    testTimeout: 30_000,
  },
});
