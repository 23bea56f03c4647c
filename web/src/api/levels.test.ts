import { expect, it } from 'vitest';

import { usualBot } from './levels.ts';

it('the default bot is the adventurer, wherever it is in the list, or else the strongest', () => {
  expect(usualBot(['novice', 'adventurer', 'veteran', 'legend'])).toBe('adventurer');
  expect(usualBot(['novice', 'oracle'])).toBe('oracle');
  expect(usualBot([])).toBeUndefined();
});
