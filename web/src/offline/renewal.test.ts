import { describe, expect, it } from 'vitest';

import type { NoticeChannelShown } from '../wire/api.ts';
import { renewal } from './renewal.ts';

const KEYS = { p256dh: 'key', auth: 'secret' };

function browser(endpoint: string, enabled = true): NoticeChannelShown {
  const rest = { host: 'push.example', format: null, problem: null, created_ms: 0 };
  return { id: `id of ${endpoint}`, kind: 'push', label: 'Firefox on Linux', endpoint, enabled, ...rest };
}

describe('a subscription that has changed', () => {
  it('replaces the old one under its name', () => {
    expect(renewal([browser('old'), browser('phone')], 'old', { endpoint: 'new', keys: KEYS })).toEqual({
      add: { kind: 'push', endpoint: 'new', keys: KEYS, label: 'Firefox on Linux' },
      remove: 'id of old',
    });
  });

  it('is added if the server has forgotten the old one, or the browser does not tell it', () => {
    const added = { add: { kind: 'push', endpoint: 'new', keys: KEYS, label: '' }, remove: null };
    expect(renewal([browser('phone')], 'old', { endpoint: 'new', keys: KEYS })).toEqual(added);
    expect(renewal([browser('phone')], null, { endpoint: 'new', keys: KEYS })).toEqual(added);
  });

  it('stays off if the user has turned it off', () => {
    const next = { endpoint: 'new', keys: KEYS };
    expect(renewal([browser('old', false)], 'old', next)).toEqual({ add: null, remove: 'id of old' });
  });

  it('is not added twice, and not without keys', () => {
    const none = { add: null, remove: null };
    expect(renewal([browser('old')], 'old', { endpoint: 'old', keys: KEYS })).toEqual(none);
    expect(renewal([], null, { endpoint: 'new' })).toEqual(none);
  });
});
