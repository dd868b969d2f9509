import { describe, expect, it } from 'vitest';
import {
  aboutDuration,
  durationWords,
  inMinutes,
  longDurationWords,
  oneUnitDuration,
  unitOf,
} from './duration-forms.ts';
import { daysInARow } from './duration-phrases.ts';
import { durationIn, minutesADay, type TimeUnit, unitName } from './durations.ts';

const units: TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'year'];

describe('a length of time', () => {
  it('is counted as the language counts', () => {
    const days = (n: number) => durationIn('day', n, 'ar');
    expect([1, 2, 3, 11, 100].map((n) => durationIn('day', n, 'en'))).toEqual([
      '1 day',
      '2 days',
      '3 days',
      '11 days',
      '100 days',
    ]);
    expect([1, 2, 3, 11, 100].map(days)).toEqual(['يوم واحد', 'يومان', '3 أيام', '11 يومًا', '100 يوم']);
    expect(durationIn('hour', 1, 'ar')).toBe('ساعة واحدة');
  });

  it('never says one or two twice, by a digit and by the word', () => {
    for (const unit of units)
      for (const n of [1, 2])
        for (const place of ['alone', 'after'] as const)
          expect(durationIn(unit, n, 'ar', place)).not.toMatch(/\d/);
  });

  it('ends otherwise after another word, where two are a word of their own', () => {
    expect(units.map((unit) => durationIn(unit, 2, 'ar', 'after'))).toEqual([
      'ثانيتين',
      'دقيقتين',
      'ساعتين',
      'يومين',
      'أسبوعين',
      'سنتين',
    ]);
    for (const unit of units)
      for (const n of [0, 1, 3, 11, 100, 2.5])
        expect(durationIn(unit, n, 'ar', 'after')).toBe(durationIn(unit, n, 'ar'));
  });

  it('is said in the largest unit that fits', () => {
    expect([90, 120, 1_440, 2_880, 1_500].map(unitOf)).toEqual([
      { amount: 90, unit: 'minute' },
      { amount: 2, unit: 'hour' },
      { amount: 1, unit: 'day' },
      { amount: 2, unit: 'day' },
      { amount: 25, unit: 'hour' },
    ]);
    expect(inMinutes(1.5, 'hour')).toBe(90);
    expect(durationWords(4_320, 'en')).toBe('3 days');
    expect(longDurationWords(21 * 1_440 + 720, 'en')).toBe('21 days, 12 hours');
  });

  it('is said roughly where it is one of many', () => {
    expect([40, 480, 3_600, 20_160].map((minutes) => aboutDuration(minutes, 'en'))).toEqual([
      '40 minutes',
      '8 hours',
      '2.5 days',
      '14 days',
    ]);
    expect([2.34, 180, 18_000].map((seconds) => oneUnitDuration(seconds, 'en'))).toEqual([
      '2.3 seconds',
      '3 minutes',
      '5 hours',
    ]);
  });

  it('has its unit beside a field', () => {
    expect(units.map((unit) => unitName(unit, 'en'))).toEqual(units.map((unit) => `${unit}s`));
    expect(unitName('minute', 'ar')).toBe('دقيقة');
  });

  it('stands in what is said everywhere', () => {
    expect([minutesADay(20, 'en'), minutesADay(2, 'ar')]).toEqual(['20 minutes a day', 'دقيقتان يوميًا']);
    expect([daysInARow(3, 'en'), daysInARow(2, 'ar')]).toEqual(['3 days in a row', 'يومان متتاليان']);
  });
});
