/** Presses elements by mouse, touch or keyboard. */
import type { Locator, Page } from 'playwright-core';

export type InputMethod = 'mouse' | 'finger' | 'keyboard';

/** More Tab stops than any page has. */
const MOST_TABS = 150;

/** Presses a button or a link, or chooses a radio button. */
export async function press(input: InputMethod, thing: Locator) {
  if (input === 'mouse') return thing.click();
  if (input === 'finger') return thing.tap();
  await tabTo(thing);
  await thing.page().keyboard.press('Enter');
}

/** Moves the focus to an element by Tab alone, and checks the focus ring. */
export async function tabTo(thing: Locator) {
  const page = thing.page();
  await thing.waitFor();
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await hasFocus(thing)) return expectRing(page);
    await page.keyboard.press('Tab');
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  throw new Error(`no Tab leads to ${String(thing)}; the last led to ${String(last)}`);
}

function hasFocus(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement);
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
