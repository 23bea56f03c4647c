/** A rectangle on the screen, as `getBoundingClientRect` tells it. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width' | 'height'>;

const GAP = 8;

/**
 * Where a bubble goes that belongs to an anchor: centred above it, below it if there is no room above, and never across
 * the edge of the window.
 */
export function placeBeside(
  anchor: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  window: { width: number; height: number },
): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const above = anchor.top - bubble.height - GAP;
  const below = anchor.bottom + GAP;
  return {
    left: within(centred, window.width - bubble.width),
    top: within(above >= GAP ? above : below, window.height - bubble.height),
  };
}

function within(wanted: number, room: number): number {
  return Math.max(GAP, Math.min(wanted, room - GAP));
}
