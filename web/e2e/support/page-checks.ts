/** Checks of every page in every state: accessibility, missing messages, overflow and touch targets. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

import { FULL } from './quick-or-full.ts';
import { SCREENS, type Screen, type Visitor } from './visitor.ts';

export interface Combination {
  screen: Screen;
  theme: 'dark' | 'light';
}

/**
 * Pairwise combinations: each screen with each theme and language, and each theme with each language. All twelve would take
 * twice as long and have never found more.
 */
export const COMBINATIONS: Record<'en' | 'es', Combination[]> = {
  en: [
    { screen: 'phone', theme: 'dark' },
    { screen: 'tablet', theme: 'light' },
    { screen: 'wide', theme: 'dark' },
  ],
  es: [
    { screen: 'phone', theme: 'light' },
    { screen: 'tablet', theme: 'dark' },
    { screen: 'wide', theme: 'light' },
  ],
};

/** In all combinations, or in one if a similar page was checked already. */
export type CheckScope = 'every-combination' | 'one-combination';

const ONE_COMBINATION: typeof COMBINATIONS = {
  en: [{ screen: 'phone', theme: 'dark' }],
  es: [{ screen: 'tablet', theme: 'light' }],
};

/** In quick mode each language has one screen and one theme. */
const QUICK_COMBINATIONS: typeof COMBINATIONS = {
  en: [{ screen: 'phone', theme: 'dark' }],
  es: [{ screen: 'wide', theme: 'light' }],
};

function combinationsFor({ options }: Visitor, how: CheckScope): Combination[] {
  const lights = how === 'every-combination' ? COMBINATIONS : ONE_COMBINATION;
  return (FULL ? lights : QUICK_COMBINATIONS)[options.language];
}

/** Checks a page as it is now, in the combinations of the visitor's language. Returns what is wrong. */
export async function inspect(
  visitor: Visitor,
  state: string,
  how: CheckScope = 'every-combination',
): Promise<string[]> {
  const { page } = visitor;
  const problems: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  for (const light of combinationsFor(visitor, how)) {
    await page.setViewportSize(SCREENS[light.screen]);
    await page.emulateMedia({ colorScheme: light.theme });
    // Pages have larger targets for touch.
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: light.screen === 'phone' });
    await atRest(page);
    const found = [...(await barriers(page)), ...(await overflow(page)), ...(await gaps(page))];
    if (light.screen === 'phone') {
      found.push(...(await smallTargets(page)), ...(await overflowWhenNarrow(page)));
    }
    const where = `${state}, ${visitor.options.language}, ${light.screen}, ${light.theme}`;
    problems.push(...found.map((problem) => `${where}: ${problem}`));
  }
  await devtools.detach();
  return problems;
}

/** Waits for fonts and finite animations. */
async function atRest(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
}

/** The script of `@axe-core/playwright`. That package would load it again for each check. */
const packages = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(packages.resolve('axe-core/axe.min.js'), 'utf8');

/** The used part of the checker's result. */
interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Checker {
  axe: { run(place: Document, options: object): Promise<{ violations: Violation[] }> };
}

async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as Checker;
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}

/** Returns buttons whose visible text is not part of their name. The checker has this only as an experiment. */
export async function contradictingNames(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as Checker;
    return (await axe.run(document, { runOnly: { type: 'rule', values: ['label-content-name-mismatch'] } }))
      .violations;
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}

/** A missing message is shown as its id in braces. */
function gaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
      one.ariaLabel,
      one.getAttribute('title'),
    ]);
    const missing = [document.body.innerText, ...labels].flatMap(
      (text) => text?.match(/\{[a-z][a-z0-9-]*\}/g) ?? [],
    );
    return missing.map((message) => `there is no message ${message}`);
  });
}

async function overflow(page: Page): Promise<string[]> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.scrollingElement?.scrollWidth ?? 0,
    room: document.documentElement.clientWidth,
  }));
  return wide > room ? [`it is ${String(wide)} px wide where there are ${String(room)}`] : [];
}

/** The narrowest width of the guidelines: a small phone, or a wide screen at 400%. */
async function overflowWhenNarrow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  return overflow(page);
}

/** Every target is at least 44 px in both directions, except words in a text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const modal = document.querySelector('dialog[open]');
    const all = (modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, select, textarea, summary, input:not([type=hidden])',
    );

    function isSeen(element: HTMLElement): boolean {
      const { width, height, bottom, right } = element.getBoundingClientRect();
      const isThere = element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
      return isThere && width > 1 && height > 1 && bottom > 0 && right > 0;
    }

    /** A field with a label is as large as the label. */
    function pressedAs(element: HTMLElement): Element {
      const isMark = element.matches('input[type=radio], input[type=checkbox]');
      return (isMark && element.closest('label')) || element;
    }

    /**
     * A link in a sentence, the id before a rule's title, and the "why?" after a log line are inline. The guidelines exempt
     * them.
     */
    function isWithinText(element: HTMLElement): boolean {
      const line = element.closest('p, li, dd, h2, h3, blockquote');
      const isLink = element.matches('a') && getComputedStyle(element).display === 'inline';
      const isOfLine = isLink || element.matches('h2 a, [role=region] li button, [role=region] h3 button');
      const words = (one: Element | null) => one?.textContent?.trim().length ?? 0;
      return isOfLine && words(line) > words(element);
    }

    return [...all].flatMap((element) => {
      if (!isSeen(element) || isWithinText(element)) return [];
      const { width, height } = pressedAs(element).getBoundingClientRect();
      // Half a pixel is a rounding error.
      if (width >= LEAST - 0.5 && height >= LEAST - 0.5) return [];
      return [`${width.toFixed(0)}×${height.toFixed(0)} px to hit: ${element.outerHTML.slice(0, 160)}`];
    });
  });
}
