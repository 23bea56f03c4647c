import { expect, it } from 'vitest';

import { usualBot } from './levels.ts';

it('the adventurer is met first, wherever it stands in the list, and else the strongest', () => {
  expect(usualBot(['novice', 'adventurer', 'veteran', 'legend'])).toBe('adventurer');
  expect(usualBot(['novice', 'oracle'])).toBe('oracle');
  expect(usualBot([])).toBeUndefined();
});
