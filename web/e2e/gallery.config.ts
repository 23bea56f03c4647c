import { defineConfig } from 'vitest/config';

import e2e, { group } from './vitest.config.ts';

/** Takes the screenshots of docs/screenshots: `npm run gallery`. */
export default defineConfig({
  ...e2e,
  test: { ...e2e.test, projects: [group('gallery', ['e2e/gallery.ts'], 1, 0)] },
});
