export type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width' | 'height'>;

const GAP = 8;

/** Returns the position of a bubble: centred above its anchor, below if there is no room, and always inside the window. */
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
