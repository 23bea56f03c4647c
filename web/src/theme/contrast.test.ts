import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrast, palette } from './contrast.ts';

const css = readFileSync('src/theme/tokens.css', 'utf8');

const GROUNDS = ['ground', 'ground-2', 'ground-3'];

/** Text and its background. WCAG AA requires 4.5. */
const TEXT: [string, string][] = [
  ...on(GROUNDS, ['ink', 'ink-soft', 'ember-text', 'good', 'bad', 'warn']),
  ...on(['ember', 'ember-high'], ['ember-ink']),
  ...on(['paper'], ['paper-ink', 'paper-soft']),
  ...on(['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'], ['seat-ink']),
  ...['red', 'green', 'gold', 'night'].map((tone): [string, string] => [`tone-${tone}-ink`, `tone-${tone}`]),
];

/** Shapes such as field borders, focus rings and seats. WCAG AA requires 3. */
const SHAPES: [string, string][] = on(GROUNDS, [
  'line-strong',
  'ember',
  'focus',
  'seat-1',
  'seat-2',
  'seat-3',
  'seat-4',
  'seat-5',
]);

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const colours = palette(css, theme);

  it.each(TEXT)('%s is readable on %s', (ink, ground) => {
    expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s is visible on %s', (shape, ground) => {
    expect(between(shape, ground)).toBeGreaterThanOrEqual(3);
  });

  function between(one: string, other: string): number {
    const [first, second] = [colours[one], colours[other]];
    if (!first || !second) throw new Error(`tokens.css has no plain colour ${first ? other : one}`);
    return contrast(first, second);
  }
});

describe('contrast', () => {
  it('is 21 between black and white and 1 between equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#7d2a20', '#7d2a20')).toBe(1);
  });
});

function on(grounds: string[], inks: string[]): [string, string][] {
  return grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground]));
}
