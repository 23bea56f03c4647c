import { expect, it } from 'vitest';

import admin from '../../i18n/en/admin.ftl?raw';
import local from '../../i18n/en/local.ftl?raw';
import host from '../../i18n/en/host.ftl?raw';
import pages from '../../i18n/en/pages.ftl?raw';
import notices from '../../i18n/en/notices.ftl?raw';
import profile from '../../i18n/en/profile.ftl?raw';

const sources = import.meta.glob<string>(['/src/**/*.{svelte,ts}', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every message of the pages is used', () => {
  const words = pages + profile + admin + host + local + notices;
  const code = Object.values(sources).join('\n');
  const stems = Array.from(code.matchAll(/`([a-z-]+-)\$\{/g), ([, stem]) => stem ?? '');
  const ids = Array.from(words.matchAll(/^([a-z][\w-]*) =/gm), ([, id]) => id ?? '');
  const isAsked = (id: string) => code.includes(`'${id}'`) || stems.some((stem) => id.startsWith(stem));
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !isAsked(id))).toEqual([]);
});
