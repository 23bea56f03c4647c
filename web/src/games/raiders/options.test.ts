import { expect, it } from 'vitest';

import { valuesFor } from './options.ts';

it('who faints can be chosen only for three players', () => {
  const offered = (seats: number) =>
    valuesFor('fainting', ['most', 'more_than_half'], { options: {}, seats });
  expect(offered(3)).toEqual(['most', 'more_than_half']);
  expect([offered(4), offered(5)]).toEqual([[], []]);
});

it('all other options are offered at every table', () => {
  expect(valuesFor('characters', ['dealt', 'chosen'], { options: {}, seats: 5 })).toHaveLength(2);
});
