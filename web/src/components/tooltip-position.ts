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

/** Puts a popover into the browser's top layer, where no edge clips it, beside its anchor. */
export function popUpBeside(anchor: Element, bubble: HTMLElement) {
  bubble.showPopover?.();
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), bubble.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  });
  bubble.style.setProperty('left', `${String(left)}px`);
  bubble.style.setProperty('top', `${String(top)}px`);
}

function within(wanted: number, room: number): number {
  return Math.max(GAP, Math.min(wanted, room - GAP));
}
