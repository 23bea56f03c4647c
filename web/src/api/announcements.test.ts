import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { announcements, keyOf } from './announcements.svelte.ts';
import type { AnnouncementInfo } from './types.ts';

const NOW = Date.UTC(2026, 10, 19);

function info(id: string, changes: Partial<AnnouncementInfo> = {}): AnnouncementInfo {
  return { id, en: id, es: null, until_ms: NOW + 600_000, restart_ms: null, ...changes };
}

function shown(): string[] {
  return announcements.shown.map(({ id }) => id);
}

beforeEach(() => vi.useFakeTimers({ now: NOW }));

afterEach(() => {
  announcements.show([]);
  vi.useRealTimers();
});

it('an announcement is shown until it ends or the user closes it', () => {
  const [news, past] = [info('news'), info('past', { until_ms: NOW })];
  announcements.show([news, past]);
  expect(shown()).toEqual(['news']);
  announcements.close(news);
  expect(shown()).toEqual([]);
  announcements.show([news, info('more')]);
  expect(shown()).toEqual(['more']);
});

it('a restart is shown again for its last two minutes', () => {
  const restart = info('restart', { restart_ms: NOW + 300_000 });
  announcements.show([restart]);
  announcements.close(restart);
  expect(shown()).toEqual([]);
  vi.setSystemTime(NOW + 200_000);
  announcements.show([restart]);
  expect(shown()).toEqual(['restart']);
  expect(keyOf(restart, NOW + 200_000)).not.toBe(keyOf(restart, NOW));
});
