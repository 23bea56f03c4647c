/** Checks how long the texts of buttons and headings are, with the limits of `voice.toml`. */
import { FluentResource } from '@fluent/bundle';
import { parse as parseSvelte } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

import voice from '../../../crates/core/i18n/voice.toml';

const MESSAGES = import.meta.glob<string>('../../i18n/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const COMPONENTS = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Kind {
  name: string;
  limit: number;
  /** Elements whose content is a label of this kind. */
  elements?: string[];
  /** Attributes that hold a label of this kind, as `Component.attribute`. */
  attributes?: string[];
}

const kinds = (voice as unknown as { kind: Kind[] }).kind.filter(({ elements }) => elements);

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Returns the ids of the messages that a part of a component names. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isNode(value)) return [];
  const { type, callee, arguments: given } = value as { type?: string; callee?: Node; arguments?: Node[] };
  const first = given?.[0];
  if (type === 'CallExpression' && callee?.['name'] === 'ui' && first) return literalsOf(first);
  if (type === 'Attribute' || type === 'Component' || type === 'OnDirective') return [];
  return Object.values(value).flatMap(idsIn);
}

function literalsOf(node: Node): string[] {
  if (node['type'] === 'Literal') return [String(node['value'])];
  if (node['type'] === 'ConditionalExpression') {
    return [node['consequent'], node['alternate']].flatMap((side) => literalsOf(side as Node));
  }
  return [];
}

/** Returns the ids of a component's labels of this kind. */
function labelsIn(value: unknown, kind: Kind): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => labelsIn(part, kind));
  if (!isNode(value)) return [];
  const name = String(value['name']);
  const own = kind.elements?.includes(name) ? idsIn(value['fragment']) : [];
  const attributes = (value['attributes'] ?? []) as Node[];
  const labels = attributes.filter((attribute) =>
    kind.attributes?.includes(`${name}.${String(attribute['name'])}`),
  );
  return [...own, ...labels.flatMap(({ value }) => idsIn(value)), ...labelsIn(Object.values(value), kind)];
}

const NUMBERS = ['count', 'level', 'place'];

type Part = string | { type: string; name?: string; variants?: { value: Part | Part[] }[] };

/** Returns the length of the longest form of a text. A name counts as six characters, a number as two. */
function longest(pattern: Part | Part[] | null): number {
  if (pattern === null) return 0;
  if (typeof pattern === 'string') return pattern.length;
  if (Array.isArray(pattern)) return pattern.reduce((sum, part) => sum + longest(part), 0);
  if (pattern.variants) return Math.max(...pattern.variants.map(({ value }) => longest(value)));
  return NUMBERS.includes(pattern.name ?? '') ? 2 : 6;
}

function lengthsOf(language: string): Map<string, number> {
  const files = Object.entries(MESSAGES).filter(([path]) => path.includes(`/${language}/`));
  const messages = files.flatMap(([, text]) => new FluentResource(text).body);
  return new Map(messages.map(({ id, value }) => [id, longest(value as Part | Part[] | null)]));
}

describe.each(kinds)('a $name', (kind) => {
  const ids = new Set(
    Object.values(COMPONENTS).flatMap((text) => labelsIn(parseSvelte(text, { modern: true }).fragment, kind)),
  );

  it('occurs in the web app', () => {
    expect(ids.size).toBeGreaterThan(20);
  });

  it.each(['en', 'es'])('is short in %s', (language) => {
    const lengths = lengthsOf(language);
    const long = [...ids].filter((id) => (lengths.get(id) ?? 0) > kind.limit);
    expect(long.map((id) => `${id} has ${lengths.get(id)} characters, at most ${kind.limit}`)).toEqual([]);
  });
});
