import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { HIDDEN_MS, restWhenHidden } from './follow-visibility.ts';

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function become(next: DocumentVisibilityState) {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

function restsAfter(steps: () => void, isWanted = true): number {
  const rest = vi.fn();
  const end = restWhenHidden(() => isWanted, rest);
  steps();
  end();
  vi.advanceTimersByTime(2 * HIDDEN_MS);
  return rest.mock.calls.length;
}

it('a tab leaves the table after a while in the background', () => {
  expect(
    restsAfter(() => {
      become('hidden');
      vi.advanceTimersByTime(HIDDEN_MS);
    }),
  ).toBe(1);
});

it('a tab that is soon visible again stays, and so does one without notices', () => {
  const glance = () => {
    become('hidden');
    vi.advanceTimersByTime(HIDDEN_MS - 1);
    become('visible');
    vi.advanceTimersByTime(HIDDEN_MS);
  };
  expect(restsAfter(glance)).toBe(0);
  const leave = () => {
    become('hidden');
    vi.advanceTimersByTime(HIDDEN_MS);
  };
  expect(restsAfter(leave, false)).toBe(0);
});

it('a page that is left does nothing more', () => {
  expect(restsAfter(() => become('hidden'))).toBe(0);
});
