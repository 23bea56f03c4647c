import { expect, it } from 'vitest';

import { commitmentTo } from './commitment.ts';

it('equals the example of the fairness scheme', async () => {
  const secret = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(await commitmentTo(secret)).toBe('84f3cbe8755fe3d711ea3142419ed49d7e954ebf01a6b500c58e487378e1094c');
});
