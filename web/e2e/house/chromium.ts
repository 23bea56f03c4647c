/** One browser for all tests, started before the first and closed after the last. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is reached. */
    chromium: string;
  }
}

/** Debian's browser, or another one. */
export const CHROMIUM = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** What makes it a browser for tests: no window, and nothing fetched on its own account. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser; vitest calls this once. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer({ executablePath: CHROMIUM, args: FLAGS });
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
}
