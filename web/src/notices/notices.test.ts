import { describe, expect, it } from 'vitest';

import { asOf, isDue } from './memory.ts';
import { base64Url } from './subscription.ts';
import { clockTime, minuteOf } from './time.ts';

describe('a time of the day', () => {
  it('is shown as a field shows it, and read again', () => {
    for (const time of ['00:00', '08:30', '22:00', '23:59'])
      expect(clockTime(minuteOf(time) ?? -1)).toBe(time);
    expect(clockTime(0)).toBe('00:00');
    expect(minuteOf('23:59')).toBe(1439);
    expect(minuteOf('')).toBeNull();
    expect(minuteOf('x:y')).toBeNull();
  });
});

describe('the notices of a browser', () => {
  const now = new Date('2026-11-19T12:00:00');
  const memory = asOf('ana', true, now, 'en');

  it('are checked once a day, and when language or time zone have changed', () => {
    expect(isDue(memory, now, 'en')).toBe(false);
    expect(isDue(memory, new Date('2026-11-20T08:00:00'), 'en')).toBe(true);
    expect(isDue(memory, now, 'es')).toBe(true);
    expect(isDue({ ...memory, utcOffset: memory.utcOffset + 60 }, now, 'en')).toBe(true);
  });

  it('are not checked where there are none', () => {
    expect(isDue(null, now, 'en')).toBe(false);
  });
});

it('a key is written as the server writes it', () => {
  expect(base64Url(new Uint8Array([251, 255, 254, 0]))).toBe('-__-AA');
});
