/** A person with their own browser. */
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

/** The supported screens. */
export const SCREENS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1440, height: 900 },
};

export type Screen = keyof typeof SCREENS;

/** A person with session cookies. */
export interface Known {
  cookies(): Promise<Cookie[]>;
}

export interface VisitorOptions {
  language: Language;
  screen: Screen;
  /** Touch, or mouse and keyboard. */
  pointer?: 'mouse' | 'finger';
  theme?: 'dark' | 'light';
  motion?: 'reduce' | 'no-preference';
  /** Which errors are expected; none by default. */
  visit?: Visit;
  /** Settings from an earlier visit. */
  settings?: {
    speed?: 'slow' | 'normal' | 'fast' | 'instant';
    highlights?: boolean;
    name?: string;
    sound?: boolean;
    playsHere?: boolean;
  };
  /** Whether Masmorra asks although no card fits. By default it does, so that a test meets every question. */
  emptyWindows?: 'asked' | 'passed';
  /** Uses the session of another browser or HTTP player. */
  sameAs?: Known;
}

/** The storage keys of the settings, of the known session and of Masmorra's settings. */
const SETTINGS = 'antorcha.settings';
const KNOWN = 'antorcha.known';
const ASKING = 'antorcha.masmorra.asking';
/** Where screenshots of failed tests are stored. */
const PICTURES = join(tmpdir(), 'antorcha-e2e-pictures');
const LOCALES = { en: 'en-GB', es: 'es-ES' };

let browser: Promise<Browser> | undefined;

function theBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('chromium'));
  return browser;
}

/** A browser context with its own cookies, and one page. */
export class Visitor {
  readonly words: Translator;
  readonly table: SocketLog;
  readonly watch: PageErrors;
  #isGone = false;

  private constructor(
    readonly server: Address,
    readonly options: VisitorOptions,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.words = pageWords(options.language);
    this.table = new SocketLog(page);
    this.watch = new PageErrors(context, server.url, options.visit ?? 'steady');
    context.once('close', () => (this.#isGone = true));
  }

  /** Opens a browser window without visiting a page. */
  static async arrive(server: Address, options: VisitorOptions): Promise<Visitor> {
    const isPhone = options.pointer === 'finger';
    const context = await (
      await theBrowser()
    ).newContext({
      baseURL: server.url,
      viewport: SCREENS[options.screen],
      locale: LOCALES[options.language],
      hasTouch: isPhone,
      isMobile: isPhone,
      colorScheme: options.theme ?? 'dark',
      reducedMotion: options.motion ?? 'no-preference',
    });
    context.setDefaultTimeout(15_000);
    if (options.sameAs) await context.addCookies(await options.sameAs.cookies());
    const kept = {
      ...(options.settings && { [SETTINGS]: JSON.stringify(options.settings) }),
      ...(options.sameAs && { [KNOWN]: 'yes' }),
      ...(options.emptyWindows !== 'passed' && { [ASKING]: JSON.stringify({ asksAnyway: true }) }),
    };
    await context.addInitScript(keep, kept);
    const visitor = new Visitor(server, options, context, await context.newPage());
    if (TestRunner.getCurrentTest()) onTestFailed(({ task }) => visitor.#clearAway(task.name));
    return visitor;
  }

  /** Formats a message of the pages in the visitor's language. */
  ui(id: string, args: Record<string, string | number> = {}): string {
    return this.words.tell(id, args);
  }

  /** Goes to an address and waits for the page. */
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

  /** A tab of a panel. Its name may continue with the number of unread lines. */
  tab(id: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${this.ui(id)}`) });
  }

  cookies(): Promise<Cookie[]> {
    return this.context.cookies();
  }

  /** After a failed test: stores a screenshot and closes the browser. */
  async #clearAway(test: string) {
    if (this.#isGone) return;
    const picture = join(PICTURES, `${test.replace(/[^\p{L}\d]+/gu, '-')}-${randomUUID().slice(0, 4)}.png`);
    await this.page.screenshot({ path: picture, timeout: 5_000 }).then(
      () => process.stderr.write(`what was seen when "${test}" failed: ${picture}\n`),
      () => {},
    );
    await this.context.close();
  }

  /** Closes the browser, and expects no errors. */
  async leave() {
    await this.context.close();
    expect(this.watch.complaints, 'what the browser complained of').toEqual([]);
    expect(this.watch.requests).toBeGreaterThan(0);
  }
}

/** Runs in the page before its own scripts: stores values unless they exist. An empty page has no storage. */
function keep(kept: Record<string, string>) {
  if (location.protocol === 'about:') return;
  for (const [key, value] of Object.entries(kept)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}
