import { describe, expect, it } from 'vitest';

import { browserLabel, isApplePhone, pushSupport, type Surroundings } from './push-support.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';

describe('a browser', () => {
  const usual: Surroundings = { isSecure: true, hasPush: true, isApplePhone: false, permission: 'default' };

  it('can show notices, unless something is missing', () => {
    expect(pushSupport(usual)).toBe('ready');
    expect(pushSupport({ ...usual, permission: 'granted' })).toBe('ready');
    expect(pushSupport({ ...usual, permission: 'denied' })).toBe('denied');
    expect(pushSupport({ ...usual, hasPush: false })).toBe('unsupported');
    expect(pushSupport({ ...usual, hasPush: false, isApplePhone: true })).toBe('needs-install');
    expect(pushSupport({ ...usual, hasPush: false, isSecure: false })).toBe('insecure');
  });

  it('of Apple is a phone or a tablet if it has a touch screen', () => {
    expect(isApplePhone(IPHONE, 5)).toBe(true);
    expect(isApplePhone(MAC, 5)).toBe(true);
    expect(isApplePhone(MAC, 0)).toBe(false);
    expect(isApplePhone(CHROME, 5)).toBe(false);
  });

  it('has a name for the list', () => {
    expect([FIREFOX, CHROME, EDGE, IPHONE, MAC, 'unknown'].map(browserLabel)).toEqual([
      'Firefox, Linux',
      'Chrome, Android',
      'Edge, Windows',
      'Safari, iPhone',
      'Safari, Mac',
      '',
    ]);
  });
});
