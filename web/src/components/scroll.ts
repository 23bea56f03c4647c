/** Scrolling to what the user should see. */

/** Scrolls after the next layout, because what covers the edges of the window measures itself only then. */
export function scrollIntoViewSoon(
  element: HTMLElement,
  behavior: ScrollBehavior,
  block: ScrollLogicalPosition = 'nearest',
) {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => element.scrollIntoView({ block, behavior }));
  });
}
