import { expect, it } from 'vitest';

import { initialOf } from './initials.ts';

it.each<[string[], string[]]>([
  [
    ['Ana', 'Brasa', 'Candil'],
    ['A', 'B', 'C'],
  ],
  [
    ['Brasa', 'Candil', 'Chispa'],
    ['B', 'Ca', 'Ch'],
  ],
  [
    ['Owl 68', 'Owl 72', 'Ana'],
    ['O6', 'O7', 'A'],
  ],
  [
    ['carla', 'Carmen', 'Cora'],
    ['Cl', 'Cm', 'Co'],
  ],
  [
    ['Al', 'Alma'],
    ['Al', 'Am'],
  ],
  [
    ['', 'Ana'],
    ['?', 'A'],
  ],
])('%j', (names, initials) => {
  expect(names.map((name) => initialOf(name, names))).toEqual(initials);
});
