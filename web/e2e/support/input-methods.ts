/** The ways in which people press things: with a mouse, with a finger, or with a keyboard alone. */
import type { Locator, Page } from 'playwright-core';

export type InputMethod = 'mouse' | 'finger' | 'keyboard';

/** More stops than any page has. */
const MOST_TABS = 150;

/** Presses a button, follows a link, or picks one of several. */
export async function press(input: InputMethod, thing: Locator) {
  if (input === 'mouse') return thing.click();
  if (input === 'finger') return thing.tap();
  await tabTo(thing);
  await thing.page().keyboard.press('Enter');
}

/** Leads the focus to a thing by Tab alone, as someone without a mouse would, and makes sure that it shows. */
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

/** Whoever plays by keyboard must see where the focus is. */
async function expectRing(page: Page) {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return 'none';
    const { outlineStyle, boxShadow } = getComputedStyle(focused);
    return outlineStyle !== 'none' || boxShadow !== 'none' ? 'shown' : focused.outerHTML.slice(0, 200);
  });
  if (ring !== 'shown') throw new Error(`the focus cannot be seen on ${ring}`);
}
