/** Plays by clicking what a page shows, as a newcomer does who knows only the buttons. */
import { setTimeout as pause } from 'node:timers/promises';

import { keyOfOffer } from '../../src/keyboard/keys.ts';
import { pageWords } from '../support/messages.ts';
import { DriverError, type Element, type Session } from './webdriver.ts';

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 100;

const OFFER_KEYS = Array.from({ length: 30 }, (_, place) => keyOfOffer(place));

/** The driver's errors when the page has changed since the last look at it. */
const CHANGED = ['stale element reference', 'element click intercepted', 'element not interactable'];

/** Runs in the page before the bodies below: what a person can see and press. */
const HELPERS = `
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && one.getBoundingClientRect().width > 1;
  const open = document.querySelector('dialog[open]');
  const place = open ?? document;
  const pressable = [...place.querySelectorAll('button')].filter((one) =>
    isShown(one) && !one.disabled && one.ariaDisabled !== 'true');
  const nameOf = (one) => (one.ariaLabel ?? one.textContent).replace(/\\s+/g, ' ').trim();
`;

const NAMED = `${HELPERS} return pressable.find((one) => nameOf(one) === arguments[0]) ?? null;`;

/** The button that confirms, in a dialog that asks. */
const CONFIRM = `${HELPERS} return open ? pressable.at(-1) : null;`;

/** The offers in the order of the page. Some questions are about dice only, which have no keys of their own. */
const OFFERS = `${HELPERS}
  const inMain = pressable.filter((one) => one.closest('main'));
  const keyed = inMain.filter((one) => arguments[0].includes(one.getAttribute('aria-keyshortcuts')));
  return keyed.length > 0 ? keyed : inMain.filter((one) => one.dataset.keys !== undefined);
`;

const HAS_LOG = `return document.querySelector('.log [role=region]') !== null;`;

const LOG_TAB = `return [...document.querySelectorAll('[role=tab]')].find((one) => one.textContent.trim() === arguments[0]);`;

const LOG = `
  const texts = (what) => [...document.querySelectorAll('.log [role=region] ' + what)].map((one) => one.textContent.trim());
  return { headings: texts('h3'), lines: texts('li') };
`;

export interface Log {
  headings: string[];
  lines: string[];
}

export class Player {
  readonly #words = pageWords('en');
  #decisions = 0;

  constructor(readonly session: Session) {}

  /** Waits for a button with this message as its name, and clicks it. */
  async press(id: string, args: Record<string, string> = {}) {
    const name = this.#words.tell(id, args);
    await this.#until(`"${name}" can be pressed`, async () => {
      const button = await this.session.run<Element | null>(NAMED, name);
      if (button) await this.session.click(button);
      return button !== null;
    });
  }

  /** Waits until the page shows a message. */
  async sees(id: string) {
    const text = this.ui(id);
    await this.#until(`"${text}" is shown`, async () =>
      // A new page has no body yet.
      (await this.session.run<string>(`return document.body?.innerText ?? ''`)).includes(text),
    );
  }

  ui(id: string): string {
    return this.#words.tell(id);
  }

  /** Waits until something is offered, and clicks one of the offers. Skips animations. */
  async decide() {
    await this.#until('something is offered', async () => {
      const offers = await this.session.run<Element[]>(OFFERS, OFFER_KEYS);
      const offer = offers[(this.#decisions * 5) % Math.max(1, offers.length)];
      const pressed = offer ?? (await this.session.run<Element | null>(NAMED, this.ui('skip')));
      if (pressed) await this.session.click(pressed);
      return offer !== undefined;
    });
    const confirm = await this.session.run<Element | null>(CONFIRM);
    if (confirm) await this.session.click(confirm);
    this.#decisions += 1;
  }

  /** Opens the log, which a board can cover with its own tabs, and returns its texts. */
  async readLog(): Promise<Log> {
    await this.#until('the log is shown', async () => {
      if (await this.session.run<boolean>(HAS_LOG)) return true;
      await this.session.click(await this.session.run<Element>(LOG_TAB, this.ui('log')));
      return false;
    });
    return this.session.run<Log>(LOG);
  }

  async #until(what: string, attempt: () => Promise<boolean>) {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await attempt().catch(notIfChanged))) {
      if (Date.now() > deadline) throw new Error(`waited in vain until ${what}; ${await this.#shown()}`);
      await pause(LOOK_AGAIN_MS);
    }
  }

  async #shown(): Promise<string> {
    return `the page shows:\n${await this.session.run<string>('return document.body.innerText')}`;
  }
}

/** A page that changed between a look and a click is looked at again. */
function notIfChanged(error: unknown): boolean {
  if (error instanceof DriverError && CHANGED.includes(error.code)) return false;
  throw error;
}
