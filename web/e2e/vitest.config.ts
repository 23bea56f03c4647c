import { fileURLToPath } from 'node:url';

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { FULL } from './support/quick-or-full.ts';
import { RetryReporter } from './support/retry-reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** So many files run at a time: while some wait for a page, others work. */
const WORKERS = 3;

/** Some files, of which so many run at a time; those of a lower order come first. */
export function group(name: string, include: string[], maxWorkers: number, groupOrder: number) {
  return {
    root,
    test: {
      name,
      include,
      maxWorkers,
      sequence: { groupOrder },
      environment: 'node',
      // To load the driver of the browser anew for each file would take a second.
      isolate: false,
      testTimeout: 240_000,
      hookTimeout: 60_000,
      // Browsers share the machine with whatever else runs on it. What fails is tried once more, and the report says so, and why.
      retry: 1,
    },
  } satisfies TestProjectInlineConfiguration;
}

const QUICK = ['e2e/*.test.ts', 'e2e/secrets/*.test.ts'];

/**
 * The tests of the whole: the real server, the built pages and a real browser. Whole matches and all screens are tried only
 * with `ANTORCHA_FULL=1`. What measures time runs alone, after all else.
 */
export default defineConfig({
  root,
  test: {
    globalSetup: 'e2e/support/global-setup.ts',
    reporters: ['verbose', new RetryReporter()],
    projects: FULL
      ? [
          group('e2e', [...QUICK, 'e2e/full/*.test.ts'], WORKERS, 0),
          group('timing', ['e2e/timing/*.test.ts'], 1, 1),
        ]
      : [group('e2e', QUICK, WORKERS, 0)],
  },
});
