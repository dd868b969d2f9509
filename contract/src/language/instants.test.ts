import { describe, expect, it } from 'vitest';
import {
  asEnd,
  dateIn,
  dayAndTime,
  dayWords,
  hourOfDay,
  longDate,
  relativeTime,
  timeOfDay,
  weekdayAndDate,
} from './instants.ts';

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

describe('days', () => {
  const now = Date.UTC(2026, 10, 15, 22);
  const hours = (n: number) => now + n * 3_600_000;

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
    expect(dayAndTime('en', Date.UTC(2026, 10, 16, 9), now, 'UTC')).toBe('tomorrow, 9:00 AM');
    expect(dayAndTime('ar', Date.UTC(2026, 10, 16, 9), now, 'UTC')).toBe('غدًا، 9:00 ص');
  });

  it('have hours in each zone', () => {
    expect(hourOfDay(now, 'UTC')).toBe(22);
    expect(hourOfDay(now, 'Asia/Tokyo')).toBe(7);
    expect(hourOfDay(hours(2), 'UTC')).toBe(0);
  });

  it('lie ahead by a distance, in Arabic too', () => {
    expect(relativeTime('en', hours(9), now, 'UTC')).toBe('in 9 hours');
    expect(relativeTime('ar', hours(9), now, 'UTC')).toBe('بعد 9 ساعات');
  });

  it('say of what ends at midnight that it ends with the day', () => {
    const midnight = Date.UTC(2026, 10, 16);
    expect(dayAndTime('en', asEnd(midnight, 'UTC'), now, 'UTC')).toBe('today, 11:59 PM');
    expect(asEnd(midnight, 'Asia/Tokyo')).toBe(midnight);
  });

  it('are written as dates of a zone', () => {
    expect(dateIn(now, 'Asia/Tokyo')).toBe('2026-11-16');
  });
});

describe('a time of day', () => {
  it('is said by the clock of the language, with a plain space', () => {
    const evening = Date.UTC(2026, 10, 15, 18, 30);
    expect(timeOfDay('en', evening, 'UTC')).toBe('6:30 PM');
    expect(timeOfDay('ar', evening, 'UTC')).toBe('6:30 م');
  });
});

describe('a date', () => {
  it('has its year where that is another', () => {
    const at = Date.UTC(2026, 10, 10);
    expect(weekdayAndDate('en', at, Date.UTC(2026, 0, 1), 'UTC')).toBe('Tuesday, November 10');
    expect(weekdayAndDate('en', at, Date.UTC(2027, 0, 1), 'UTC')).toBe('Tuesday, November 10, 2026');
  });
});
