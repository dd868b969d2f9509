import { describe, expect, it } from 'vitest';
import { comingDates, comingWords } from './coming-dates.ts';
import { newModule } from './module-shape.ts';

const berlin = 'Europe/Berlin';
/** A Wednesday, 12:00 in Berlin. */
const now = Date.UTC(2026, 2, 25, 11);

describe('the next times', () => {
  it('count from the day one starts', () => {
    const module = { ...newModule('p', 'm'), at_week_days: ['mon' as const], at_time: '08:00', repeat: 3 };
    const dates = comingDates(module, berlin, now, 10);
    expect(dates.map(({ day }) => day)).toEqual([6, 13, 20]);
    expect(dates.map(({ at }) => comingWords(at, berlin, 'en'))).toEqual([
      'Monday, March 30 at 8:00 AM',
      'Monday, April 6 at 8:00 AM',
      'Monday, April 13 at 8:00 AM',
    ]);
  });
  it('keep the clock when it changes', () => {
    const dates = comingDates({ ...newModule('p', 'm'), at_time: '08:00', start_after: 3 }, berlin, now, 3);
    expect(dates.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-03-28T07:00:00.000Z',
      '2026-03-29T06:00:00.000Z',
      '2026-03-30T06:00:00.000Z',
    ]);
  });
  it('are none where the rule names no day', () => {
    expect(comingDates({ ...newModule('p', 'm'), start_after: 5, stop_after: 5 }, berlin, now, 10)).toEqual(
      [],
    );
  });
});
