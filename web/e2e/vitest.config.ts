import { fileURLToPath } from 'node:url';

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { FULL } from './support/quick-or-full.ts';
import { RetryReporter } from './support/retry-reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How many files run at a time. */
const WORKERS = 3;

/** A group of files. Groups with a lower order run first. */
export function group(name: string, include: string[], maxWorkers: number, groupOrder: number) {
  return {
    root,
    test: {
      name,
      include,
      maxWorkers,
      sequence: { groupOrder },
      environment: 'node',
      // To load the browser driver again for each file would take a second.
      isolate: false,
      testTimeout: 240_000,
      hookTimeout: 60_000,
      // Browsers share the machine with other load. A failed test is retried, and the reporter prints why.
      retry: 1,
    },
  } satisfies TestProjectInlineConfiguration;
}

const QUICK = ['e2e/*.test.ts', 'e2e/secrets/*.test.ts'];

/**
 * Tests with the real server, the built pages and a real browser. Whole matches, all screens and other browsers than
 * Chromium are tested only with `ANTORCHA_FULL=1`. Timing tests run alone, after all others.
 */
export default defineConfig({
  root,
  test: {
    globalSetup: 'e2e/support/global-setup.ts',
    reporters: ['verbose', new RetryReporter()],
    projects: FULL
      ? [
          group('e2e', [...QUICK, 'e2e/full/*.test.ts'], WORKERS, 0),
          group('other browsers', ['e2e/other-browsers/*.test.ts'], 1, 1),
          group('timing', ['e2e/timing/*.test.ts'], 1, 2),
        ]
      : [group('e2e', QUICK, WORKERS, 0)],
  },
});
