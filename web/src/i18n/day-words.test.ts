import { describe, expect, it } from 'vitest';
import { asEnd, dateIn, dayAndTime, dayWords } from './day-words.ts';

const now = Date.UTC(2026, 10, 15, 22);
const hours = (n: number) => now + n * 3_600_000;

describe('days', () => {
  it('are called as people call them, by the date where the person lives', () => {
    expect(dayWords('en', hours(1), now, 'UTC')).toBe('today');
    expect(dayWords('en', hours(3), now, 'UTC')).toBe('tomorrow');
    expect(dayWords('en', hours(3), now, 'Asia/Tokyo')).toBe('today');
    expect(dayWords('en', hours(-24), now, 'UTC')).toBe('yesterday');
    expect(dayWords('en', hours(72), now, 'UTC')).toBe('Wednesday');
    expect(dayWords('en', hours(24 * 9), now, 'UTC')).toBe('November 24');
    expect(dayWords('ar', hours(3), now, 'UTC')).toBe('غدًا');
  });

  it('come with their time', () => {
    expect(dayAndTime('en', Date.UTC(2026, 10, 16, 9), now, 'UTC')).toMatch(/^tomorrow 9:00\sAM$/);
  });

  it('say of what ends at midnight that it ends with the day', () => {
    const midnight = Date.UTC(2026, 10, 16);
    expect(dayAndTime('en', asEnd(midnight, 'UTC'), now, 'UTC')).toMatch(/^today 11:59\sPM$/);
    expect(asEnd(midnight, 'Asia/Tokyo')).toBe(midnight);
  });

  it('are written as dates of a zone', () => {
    expect(dateIn(now, 'Asia/Tokyo')).toBe('2026-11-16');
  });
});
