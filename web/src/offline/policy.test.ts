import { describe, expect, it } from 'vitest';

import { strategyFor } from './policy.ts';

const ORIGIN = 'https://play.example';
const KEPT = new Set(['/', '/assets/rules-1a2b.js']);

function way(path: string, request: Partial<Request> = {}) {
  return strategyFor(
    { method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...request },
    ORIGIN,
    KEPT,
  );
}

describe('the service worker', () => {
  it('never answers for the server', () => {
    expect(way('/api/rooms')).toBe('network');
    expect(way('/api')).toBe('network');
    expect(way('/api/openapi.json', { mode: 'navigate' })).toBe('network');
  });

  it('answers with kept files, and leaves those alone that it has not kept', () => {
    expect(way('/assets/rules-1a2b.js')).toBe('kept');
    expect(way('/assets/board-3c4d.js')).toBe('network');
  });

  it('takes every page for the shell', () => {
    expect(way('/rules/welcome', { mode: 'navigate' })).toBe('page');
    expect(way('/apiary', { mode: 'navigate' })).toBe('page');
  });

  it('touches nothing that is sent, and nothing of other sites', () => {
    expect(way('/', { method: 'POST' })).toBe('network');
    expect(way('https://elsewhere.example/assets/rules-1a2b.js')).toBe('network');
  });
});
