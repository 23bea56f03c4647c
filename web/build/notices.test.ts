// @vitest-environment node
import { expect, it } from 'vitest';

import { BUILT_IN } from './layers.ts';
import { noticesText } from './notices.ts';

it('every package in the web app is listed with its licence', () => {
  const text = noticesText();
  for (const name of [...BUILT_IN, 'clsx']) {
    expect(text).toMatch(new RegExp(`\n${name} \\d+\\.\\d+\\.\\d+: [A-Z]+`));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('CC-BY-3.0');
  expect(text).not.toMatch(/\nvite /);
});
