// @vitest-environment node
import { expect, it } from 'vitest';

import { BUILT_IN } from './layers.ts';
import { bill, licencesText } from './notices.ts';

it('every package in the web app is listed with its licence', () => {
  const text = licencesText();
  for (const name of [...BUILT_IN, 'clsx']) {
    expect(text).toMatch(new RegExp(`\n${name} \\d+\\.\\d+\\.\\d+: [A-Z]+`));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('CC-BY-3.0');
  expect(text).not.toMatch(/\nvite /);
});

it('the bill of materials names the same packages', () => {
  const { components } = bill();
  const names = components.map((component) => component.name);
  expect(names).toEqual(expect.arrayContaining([...BUILT_IN]));
  expect(names).not.toContain('vite');
  const fluent = components.find((component) => component.name === '@fluent/bundle');
  expect(fluent?.licenses).toEqual([{ expression: 'Apache-2.0' }]);
  expect(fluent?.purl).toMatch(/^pkg:npm\/%40fluent\/bundle@\d/);
});
