import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { compress } from './build/compress.ts';
import { gameIcons } from './build/game-icons.ts';
import { notices } from './build/notices.ts';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';
import { preload } from './build/preload.ts';
import { staticSite } from './build/static-site.ts';
import { toml } from './build/toml.ts';

/** The server during development: `antorcha serve --listen 127.0.0.1:7676`. */
const server = process.env['ANTORCHA_SERVER'] ?? 'http://127.0.0.1:7676';

/** The rules and bots for play without a server, from `cargo xtask wasm`. */
const hasLocalPlay = existsSync(fileURLToPath(new URL('src/local/generated/antorcha.wasm', import.meta.url)));

/** A folder of files for any page host, from `cargo xtask web --static`. */
const isStaticSite = process.env['ANTORCHA_STATIC'] === '1';

/** Whether a module belongs to the chunk that every page loads. */
function isCommon(id: string): boolean {
  const library = /node_modules\/(svelte\/src\/(?!motion|transition|animate|easing)|@fluent|esm-env|clsx)/;
  const ours =
    /web\/src\/(api|settings|sound|i18n\/(?!bundles)|pages\/(home|rules))\/|web\/src\/(pages\/(Home|Rules|Shell)|local\/(available|paths|rooms)|offline\/(keep-files|update|register)|notices\/(check|memory|time)|games\/pictures\/(Flame|scatter|scene))\./;
  const components = /web\/src\/components\/(?!QrCode|GameCard)/;
  return [library, ours, components].some((kind) => kind.test(id));
}

/** Whether a module belongs to the chunk that every table and replay loads. */
function isOfMatch(id: string): boolean {
  const ours =
    /web\/src\/(games\/[\w-]+\.|games\/(\w+\/game\.|highlights\/)|pictures\/|structural-sharing\/|keyboard\/|table\/(fairness|offers)\/)/;
  const library = /node_modules\/svelte\/src\/(motion|transition|animate|easing)/;
  return [ours, library, /game-icons:/].some((kind) => kind.test(id));
}

export default defineConfig({
  plugins: [
    svelte(),
    gameIcons(),
    pictures(),
    toml(),
    notices(),
    offline(),
    ...(isStaticSite ? [staticSite()] : [preload(), compress()]),
    svelteTesting(),
  ],
  define: {
    __LOCAL_PLAY__: JSON.stringify(hasLocalPlay),
    __STATIC_SITE__: JSON.stringify(isStaticSite),
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    // The host stays that of the page, because the server refuses requests from pages of another host.
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    // The parent folder is in the repository, so that cargo can watch what it embeds.
    outDir: isStaticSite ? 'dist/static' : 'dist/ui',
    // The content security policy allows inline data only for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      // Compression is slow.
      checks: { bundlerTimings: false },
      output: {
        // The common code and the two most visited pages are one chunk, because many small files load more slowly than a large
        // one. The same holds for what tables and replays share.
        codeSplitting: {
          groups: [
            { name: 'common', test: isCommon, priority: 1 },
            { name: 'match', test: isOfMatch, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['{src,build}/**/*.test.ts'],
    // All test files share one worker and one page, because a new page is slower than most files.
    isolate: false,
    maxWorkers: 1,
    setupFiles: ['build/reset-test-page.ts'],
    sequence: { setupFiles: 'list' },
    // Generous, because a busy machine can be slow.
    testTimeout: 30_000,
  },
});
