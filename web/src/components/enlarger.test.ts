import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Enlarger } from './enlarger.svelte.ts';

let enlarger: Enlarger<string>;
let card: HTMLElement;
let played: number;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<span><button>Orc</button></span>';
  card = document.querySelector('span') as HTMLElement;
  played = 0;
  card.querySelector('button')?.addEventListener('click', () => (played += 1));
  enlarger = new Enlarger();
  enlarger.on('orc')(card);
});

afterEach(() => vi.useRealTimers());

function point(type: string, pointerType: 'mouse' | 'touch', movementX = 0) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { pointerType, movementX, movementY: 0, buttons: 0 });
  card.querySelector('button')?.dispatchEvent(event);
  return event;
}

describe('a card', () => {
  it('is enlarged when a mouse rests on it, until it leaves', () => {
    point('pointermove', 'mouse', 3);
    vi.advanceTimersByTime(300);
    expect(enlarger.shown).toBeNull();
    vi.advanceTimersByTime(100);
    expect(enlarger.shown?.subject).toBe('orc');
    card.dispatchEvent(new Event('pointerleave'));
    expect(enlarger.shown).toBeNull();
  });

  it('is not enlarged when it moves below a mouse that rests', () => {
    point('pointermove', 'mouse', 0);
    vi.advanceTimersByTime(1_000);
    expect(enlarger.shown).toBeNull();
  });

  it('is enlarged by a long press, which does not play it', () => {
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(500);
    expect(enlarger.shown?.subject).toBe('orc');
    expect(point('contextmenu', 'touch').defaultPrevented).toBe(true);
    point('pointerup', 'touch');
    point('click', 'touch');
    expect([enlarger.shown, played]).toEqual([null, 0]);
  });

  it('is played by a tap', () => {
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(100);
    point('pointerup', 'touch');
    point('click', 'touch');
    vi.advanceTimersByTime(1_000);
    expect([enlarger.shown, played]).toEqual([null, 1]);
  });

  it('that is gone is no longer enlarged', () => {
    const other = document.createElement('span');
    const detach = enlarger.on('golem')(other);
    enlarger.shown = { subject: 'golem', anchor: other };
    if (detach) detach();
    expect(enlarger.shown).toBeNull();
  });
});
