/** Someone with a browser of their own. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  chromium,
  type Browser,
  type BrowserContext,
  type Cookie,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, inject, onTestFailed, TestRunner } from 'vitest';

import type { Translator } from '../../src/i18n/translator.ts';
import { SocketLog } from './socket-log.ts';
import type { Address } from './server.ts';
import { PageErrors, type Visit } from './page-errors.ts';
import { pageWords, type Language } from './messages.ts';

/** The screens for which everything is made. */
export const SCREENS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1440, height: 900 },
};

export type Screen = keyof typeof SCREENS;

/** Someone whom the server knows by cookies. */
export interface Known {
  cookies(): Promise<Cookie[]>;
}

/** How someone visits. */
export interface Manner {
  language: Language;
  screen: Screen;
  /** A finger, or else a mouse and a keyboard. */
  pointer?: 'mouse' | 'finger';
  theme?: 'dark' | 'light';
  motion?: 'reduce' | 'no-preference';
  /** What is to be expected of the visit; usually nothing may go wrong. */
  visit?: Visit;
  /** What was set on an earlier visit; whoever comes for the first time has set nothing. */
  settings?: { speed?: 'slow' | 'normal' | 'fast' | 'instant'; name?: string; sound?: boolean };
  /** The same person as in another browser, or as someone who plays by HTTP. */
  sameAs?: Known;
}

/** Where the pages keep what was set, and that the server knows them. */
const SETTINGS = 'antorcha.settings';
const KNOWN = 'antorcha.known';
/** Where it is kept what was seen when a test failed. */
const PICTURES = join(tmpdir(), 'antorcha-e2e-pictures');
const LOCALES = { en: 'en-GB', es: 'es-ES' };

let browser: Promise<Browser> | undefined;

function theBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('chromium'));
  return browser;
}

/** A visitor: a browser with cookies of its own, and one page to begin with. */
export class Visitor {
  readonly words: Translator;
  readonly table: SocketLog;
  readonly watch: PageErrors;
  #isGone = false;

  private constructor(
    readonly server: Address,
    readonly manner: Manner,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.words = pageWords(manner.language);
    this.table = new SocketLog(page);
    this.watch = new PageErrors(context, server.url, manner.visit ?? 'steady');
    context.once('close', () => (this.#isGone = true));
  }

  /** Opens a browser window; nothing is visited yet. */
  static async arrive(server: Address, manner: Manner): Promise<Visitor> {
    const isPhone = manner.pointer === 'finger';
    const context = await (
      await theBrowser()
    ).newContext({
      baseURL: server.url,
      viewport: SCREENS[manner.screen],
      locale: LOCALES[manner.language],
      hasTouch: isPhone,
      isMobile: isPhone,
      colorScheme: manner.theme ?? 'dark',
      reducedMotion: manner.motion ?? 'no-preference',
    });
    context.setDefaultTimeout(15_000);
    if (manner.sameAs) await context.addCookies(await manner.sameAs.cookies());
    const kept = {
      ...(manner.settings && { [SETTINGS]: JSON.stringify(manner.settings) }),
      ...(manner.sameAs && { [KNOWN]: 'yes' }),
    };
    await context.addInitScript(keep, kept);
    const visitor = new Visitor(server, manner, context, await context.newPage());
    if (TestRunner.getCurrentTest()) onTestFailed(({ task }) => visitor.#clearAway(task.name));
    return visitor;
  }

  /** What the pages say to this visitor. */
  ui(id: string, args: Record<string, string | number> = {}): string {
    return this.words.tell(id, args);
  }

  /** Goes to an address and waits until the page is there. */
  async visit(address: string) {
    await this.page.goto(address);
    await this.page.locator('main').waitFor();
  }

  button(id: string, args: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('button', { name: this.ui(id, args), exact: true });
  }

  link(id: string, args: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('link', { name: this.ui(id, args), exact: true });
  }

  /** A tab of a panel. Its name may go on, with how much is unread there. */
  tab(id: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${this.ui(id)}`) });
  }

  /** By what the server knows this visitor. */
  cookies(): Promise<Cookie[]> {
    return this.context.cookies();
  }

  /** Whoever is still there after a test has failed in it: what they saw is kept, and they are in nobody's way. */
  async #clearAway(test: string) {
    if (this.#isGone) return;
    const picture = join(PICTURES, `${test.replace(/[^\p{L}\d]+/gu, '-')}-${randomUUID().slice(0, 4)}.png`);
    await this.page.screenshot({ path: picture, timeout: 5_000 }).then(
      () => process.stderr.write(`what was seen when "${test}" failed: ${picture}\n`),
      () => {},
    );
    await this.context.close();
  }

  /** Goes away. Nothing may have gone wrong meanwhile. */
  async leave() {
    await this.context.close();
    expect(this.watch.complaints, 'what the browser complained of').toEqual([]);
    expect(this.watch.requests).toBeGreaterThan(0);
  }
}

/** Runs in the page, before its own scripts: what was set by hand later stays. An empty page keeps nothing. */
function keep(kept: Record<string, string>) {
  if (location.protocol === 'about:') return;
  for (const [key, value] of Object.entries(kept)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}
