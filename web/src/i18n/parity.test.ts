import { describe, expect, it } from 'vitest';

const OWN = import.meta.glob<string>('../../i18n/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const CODE = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the messages of a file with their variables. */
function messagesOf(text: string): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  let current: Set<string> = new Set();
  for (const line of text.split('\n')) {
    const id = /^([a-z][\w-]*) =/.exec(line)?.[1];
    if (id) {
      current = new Set();
      messages.set(id, []);
    }
    if (line.startsWith('#')) continue;
    for (const [, variable = ''] of line.matchAll(/\$([\w-]+)/g)) current.add(variable);
    const last = [...messages.keys()].at(-1);
    if (last) messages.set(last, [...current].sort());
  }
  return messages;
}

const files = Object.keys(OWN).filter((path) => path.includes('/en/'));

describe.each(files)('%s', (path) => {
  const english = messagesOf(OWN[path] ?? '');
  const spanish = messagesOf(OWN[path.replace('/en/', '/es/')] ?? '');

  it('has the same messages in Spanish, in the same order', () => {
    expect([...spanish.keys()]).toEqual([...english.keys()]);
  });

  it('uses the same variables', () => {
    expect(Object.fromEntries(spanish)).toEqual(Object.fromEntries(english));
  });
});

describe('the pages', () => {
  it.each(files)('have each message of %s once', (path) => {
    const together = new Set([...files.filter((file) => /\/(common|pages|table)\.ftl$/.test(file)), path]);
    const ids = [...together].flatMap((file) => [...messagesOf(OWN[file] ?? '').keys()]);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  const known = new Set(files.flatMap((path) => [...messagesOf(OWN[path] ?? '').keys()]));

  it('use no missing message', () => {
    const missing = Object.entries(CODE).flatMap(([path, text]) =>
      Array.from(text.matchAll(/\bui\(\s*'([\w-]+)'/g), ([, id = '']) => ({ path, id })).filter(
        ({ id }) => !known.has(id),
      ),
    );
    expect(missing).toEqual([]);
  });
});
