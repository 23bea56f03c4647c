import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Preview, previews, type Subject } from './preview.svelte.ts';

const GOBLIN: Subject = { kind: 'monster', being: { foe: 'goblin' } };

let store: Preview;
let element: HTMLElement;
let detach: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  store = new Preview();
  element = document.createElement('button');
  document.body.append(element);
  detach = previews(() => GOBLIN, store)(element) ?? undefined;
});

afterEach(() => {
  detach?.();
  element.remove();
  vi.useRealTimers();
});

function point(name: string, pointerType: 'mouse' | 'touch', at = { x: 0, y: 0 }) {
  element.dispatchEvent(new PointerEvent(name, { pointerType, clientX: at.x, clientY: at.y }));
}

describe('a mouse', () => {
  it('shows the piece when it rests, and hides it when it leaves', () => {
    point('pointerenter', 'mouse');
    expect(store.shown).toBeNull();
    vi.advanceTimersByTime(400);
    expect(store.shown?.subject).toEqual(GOBLIN);
    point('pointerleave', 'mouse');
    expect(store.shown).toBeNull();
  });

  it('shows nothing when it only passes, or when it presses', () => {
    point('pointerenter', 'mouse');
    point('pointerleave', 'mouse');
    vi.advanceTimersByTime(1000);
    point('pointerenter', 'mouse');
    point('pointerdown', 'mouse');
    vi.advanceTimersByTime(1000);
    expect(store.shown).toBeNull();
  });
});

describe('a finger', () => {
  it('shows the piece by a long press, which chooses nothing', () => {
    const chosen = vi.fn();
    element.addEventListener('click', chosen);
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(500);
    point('pointerup', 'touch');
    expect(store.shown?.subject).toEqual(GOBLIN);
    element.click();
    expect(chosen).not.toHaveBeenCalled();
    element.click();
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it('chooses by a short press, and shows nothing when it drags', () => {
    const chosen = vi.fn();
    element.addEventListener('click', chosen);
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(100);
    point('pointerup', 'touch');
    element.click();
    point('pointerdown', 'touch');
    point('pointermove', 'touch', { x: 40, y: 0 });
    vi.advanceTimersByTime(1000);
    expect([chosen.mock.calls.length, store.shown]).toEqual([1, null]);
  });
});

it('a removed element hides its piece', async () => {
  point('pointerenter', 'mouse');
  vi.advanceTimersByTime(400);
  detach?.();
  detach = undefined;
  await Promise.resolve();
  expect(store.shown).toBeNull();
});
