import { mergeConfig } from 'vitest/config';

import e2e from './vitest.config.ts';

/** Takes the pictures of docs/screenshots: `npm run gallery`. */
const config = mergeConfig(e2e, {});
export default { ...config, test: { ...config.test, include: ['e2e/gallery.ts'] } };
