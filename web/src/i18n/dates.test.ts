import { describe, expect, it } from 'vitest';
import { longDate, relativeTime } from './dates.ts';

describe('times', () => {
  const now = Date.UTC(2026, 10, 14, 12);
  it('says them as people do', () => {
    const hours = (n: number) => relativeTime('en', now + n * 3_600_000, now, 'UTC');
    expect([0, -1, -26, 26, -24 * 9].map(hours)).toEqual([
      'now',
      '1 hour ago',
      'yesterday',
      'tomorrow',
      'last week',
    ]);
  });
  it('counts days by the calendar where the reader lives, not by 24 hours', () => {
    const morning = Date.UTC(2026, 10, 14, 6);
    const late = Date.UTC(2026, 10, 12, 23);
    expect(relativeTime('en', late, morning, 'UTC')).toBe('2 days ago');
    expect(relativeTime('en', late, morning, 'Asia/Tokyo')).toBe('yesterday');
  });
  it('writes dates in the language, with digits that stand beside readings', () => {
    expect(longDate('en', now, 'UTC')).toBe('November 14, 2026');
    expect(longDate('ar', now, 'UTC')).toContain('14');
  });
});
