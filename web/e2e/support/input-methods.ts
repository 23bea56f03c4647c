/** Presses elements by mouse, touch or keyboard. */
import type { Locator, Page } from 'playwright-core';

export type InputMethod = 'mouse' | 'finger' | 'keyboard';

/** Everything that can take the focus. Some of it may be hidden. */
const TAB_STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Presses a button or a link, or chooses a radio button. */
export async function press(input: InputMethod, thing: Locator) {
  if (input === 'mouse') return thing.click();
  if (input === 'finger') return thing.tap();
  await tabTo(thing);
  await thing.page().keyboard.press('Enter');
}

/**
 * Moves the focus to an element by Tab alone, and checks the focus ring. One round through the page must be enough. How
 * long it is depends on the match, because each line of the log has two stops.
 */
export async function tabTo(thing: Locator) {
  const page = thing.page();
  await thing.waitFor();
  for (let step = 0, stops = Infinity; step <= stops; step += 1) {
    const at = await focusOf(thing);
    if (at.isThere) return expectRing(page);
    stops = at.stops;
    await page.keyboard.press('Tab');
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  throw new Error(`no Tab leads to ${String(thing)}; the last led to ${String(last)}`);
}

/** Whether the element has the focus, and how many stops the page has now. */
function focusOf(thing: Locator): Promise<{ isThere: boolean; stops: number }> {
  return thing.evaluate(
    (element, selector) => ({
      isThere: element === document.activeElement,
      stops: document.querySelectorAll(selector).length,
    }),
    TAB_STOPS,
  );
}

async function expectRing(page: Page) {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return 'none';
    const { outlineStyle, boxShadow } = getComputedStyle(focused);
    return outlineStyle !== 'none' || boxShadow !== 'none' ? 'shown' : focused.outerHTML.slice(0, 200);
  });
  if (ring !== 'shown') throw new Error(`the focus cannot be seen on ${ring}`);
}
