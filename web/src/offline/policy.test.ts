import { describe, expect, it } from 'vitest';

import { strategyFor } from './policy.ts';

const ORIGIN = 'https://play.example';
const KEPT = new Set(['/', '/assets/rules-1a2b.js']);

function strategy(path: string, request: Partial<Request> = {}) {
  return strategyFor(
    { method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...request },
    ORIGIN,
    KEPT,
  );
}

describe('the service worker', () => {
  it('never answers API requests', () => {
    expect(strategy('/api/rooms')).toBe('network');
    expect(strategy('/api')).toBe('network');
    expect(strategy('/api/openapi.json', { mode: 'navigate' })).toBe('network');
  });

  it('answers with cached files, and ignores all others', () => {
    expect(strategy('/assets/rules-1a2b.js')).toBe('cache');
    expect(strategy('/manifest.webmanifest')).toBe('network');
  });

  it('answers with files of earlier versions, for pages that are still open', () => {
    expect(strategy('/assets/board-3c4d.js')).toBe('cache');
  });

  it('answers every page with the cached page', () => {
    expect(strategy('/rules/welcome', { mode: 'navigate' })).toBe('page');
    expect(strategy('/apiary', { mode: 'navigate' })).toBe('page');
  });

  it('ignores requests with a body, and other sites', () => {
    expect(strategy('/', { method: 'POST' })).toBe('network');
    expect(strategy('https://elsewhere.example/assets/rules-1a2b.js')).toBe('network');
  });
});
