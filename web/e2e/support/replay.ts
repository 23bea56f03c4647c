/** Looking at a match that was played. */
import type { Visitor } from './visitor.ts';

/** For those who look at steps, and not at what moves between them. */
export const STILL = { settings: { speed: 'instant' }, motion: 'reduce' } as const;

/** Waits until a step is shown. */
export async function expectStep(visitor: Visitor, step: number) {
  const place = visitor.ui('replay-step', { step, last: await lastStep(visitor) });
  await visitor.page.locator('[role="log"] p', { hasText: place }).first().waitFor({ state: 'attached' });
}

/** The number of the last step. */
export async function lastStep({ page }: Visitor): Promise<number> {
  return Number(await page.getByRole('slider').getAttribute('max'));
}
