import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { SecondChances } from './house/second-chances.ts';

/** The tests of the whole: the real server, the built pages and a real browser. One file at a time, on few cores. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'e2e/house/chromium.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    // Browsers share the machine with whatever else runs on it. What fails is tried once more, and the report says so, and why.
    retry: 1,
    hookTimeout: 60_000,
    reporters: ['verbose', new SecondChances()],
  },
});
