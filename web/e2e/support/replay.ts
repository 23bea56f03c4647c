/** Helpers for replays. */
import type { Visitor } from './visitor.ts';

/** Settings without animations. */
export const STILL = { settings: { speed: 'instant' }, motion: 'reduce' } as const;

export async function expectStep(visitor: Visitor, step: number) {
  const place = visitor.ui('replay-step', { step, last: await lastStep(visitor) });
  await visitor.page.locator('[role="log"] p', { hasText: place }).first().waitFor({ state: 'attached' });
}

export async function lastStep(visitor: Visitor): Promise<number> {
  const slider = visitor.page.getByRole('slider', { name: visitor.ui('replay-slider') });
  return Number(await slider.getAttribute('max'));
}
