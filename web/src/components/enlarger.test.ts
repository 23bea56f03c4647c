import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Enlarger } from './enlarger.svelte.ts';

let enlarger: Enlarger<string>;
let card: HTMLElement;
let button: HTMLElement;
let played: number;
let detach: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<span><button>Orc</button></span>';
  card = document.querySelector('span') as HTMLElement;
  button = card.querySelector('button') as HTMLElement;
  played = 0;
  button.addEventListener('click', () => (played += 1));
  enlarger = new Enlarger();
  detach = enlarger.on(() => 'orc')(card) ?? undefined;
});

afterEach(() => vi.useRealTimers());

function point(type: string, pointerType: 'mouse' | 'touch', movementX = 0, target = button) {
  const event = new Event(type, { bubbles: type !== 'pointerleave', cancelable: true });
  Object.assign(event, { pointerType, movementX, movementY: 0, clientX: movementX, clientY: 0, buttons: 0 });
  target.dispatchEvent(event);
  return event;
}

describe('a mouse', () => {
  it('that rests on a card enlarges it, until it leaves the whole card', () => {
    point('pointermove', 'mouse', 3);
    vi.advanceTimersByTime(300);
    expect(enlarger.shown).toBeNull();
    vi.advanceTimersByTime(100);
    expect(enlarger.shown?.subject).toBe('orc');
    point('pointerleave', 'mouse', 0, button);
    expect(enlarger.shown?.subject).toBe('orc');
    point('pointerleave', 'mouse', 0, card);
    expect(enlarger.shown).toBeNull();
  });

  it('shows nothing if it only passes, or if the card moves below it', () => {
    point('pointermove', 'mouse', 3);
    point('pointerleave', 'mouse', 0, card);
    point('pointermove', 'mouse', 0);
    vi.advanceTimersByTime(1_000);
    expect(enlarger.shown).toBeNull();
  });
});

describe('a finger', () => {
  it('enlarges a card by a long press, which does not play it, until the next press', () => {
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(500);
    expect(point('contextmenu', 'touch').defaultPrevented).toBe(true);
    point('pointerup', 'touch');
    point('click', 'touch');
    expect([enlarger.shown?.subject, played]).toEqual(['orc', 0]);
    point('pointerdown', 'touch');
    expect(enlarger.shown).toBeNull();
  });

  it('plays a card by a tap', () => {
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(100);
    point('pointerup', 'touch');
    point('click', 'touch');
    vi.advanceTimersByTime(1_000);
    expect([enlarger.shown, played]).toEqual([null, 1]);
  });

  it('that scrolls or drags shows nothing', () => {
    point('pointerdown', 'touch');
    point('pointermove', 'touch', 40);
    vi.advanceTimersByTime(1_000);
    expect(enlarger.shown).toBeNull();
  });
});

it('the keyboard focus enlarges a card until it leaves', async () => {
  button.matches = (selector) => selector === ':focus-visible';
  button.dispatchEvent(new Event('focusin', { bubbles: true }));
  vi.advanceTimersByTime(400);
  expect(enlarger.shown?.subject).toBe('orc');
  button.dispatchEvent(new Event('focusout', { bubbles: true }));
  await Promise.resolve();
  expect(enlarger.shown).toBeNull();
});

it('a card that is gone is not enlarged, nor will it be', async () => {
  point('pointermove', 'mouse', 3);
  detach?.();
  await Promise.resolve();
  vi.advanceTimersByTime(1_000);
  expect(enlarger.shown).toBeNull();
});
