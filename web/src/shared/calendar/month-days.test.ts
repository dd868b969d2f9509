import { describe, expect, it } from 'vitest';
import { addMonths, dayByKey, isDay, weeksAround } from './month-days.ts';

describe('the calendar', () => {
  it('shows whole weeks around a month, beginning where the language begins them', () => {
    const english = weeksAround('2026-11-15', 'month', 'en');
    expect([english[0]?.[0], english.at(-1)?.at(-1), english.length]).toEqual([
      '2026-10-26',
      '2026-12-06',
      6,
    ]);
    expect(weeksAround('2026-11-15', 'week', 'ar')).toEqual([
      ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
    ]);
  });
  it('stays within a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });
  it('is walked by keys, as the eye moves', () => {
    expect(dayByKey('2026-11-15', 'ArrowRight', false, 'en')).toBe('2026-11-16');
    expect(dayByKey('2026-11-15', 'ArrowRight', true, 'ar')).toBe('2026-11-14');
    expect(dayByKey('2026-11-15', 'End', false, 'en')).toBe('2026-11-15');
    expect(dayByKey('2026-11-15', 'PageUp', false, 'en')).toBe('2026-10-15');
    expect(dayByKey('2026-11-15', 'x', false, 'en')).toBeNull();
  });
  it('takes no nonsense for a day', () => {
    expect([isDay('2026-11-15'), isDay('2026-13-99'), isDay('soon'), isDay(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
