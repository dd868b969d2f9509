import { expect, it } from 'vitest';
import { percentWords, quantity, spanWords, unitWords } from './quantities.ts';

it('a number stands before its unit, and the percent sign beside it', () => {
  expect(quantity(1_500.5, 'kcal', 'en')).toBe('1,500.5 kcal');
  expect([quantity(6.5, '%', 'en'), quantity(12, '', 'en')]).toEqual(['6.5%', '12']);
});

it('what a value may lie between is said in words, with one end or both', () => {
  expect(spanWords({ min: 7, max: 9 }, 'h', 'en')).toBe('7 to 9 hours');
  expect(spanWords({ max: 130 }, 'mmHg', 'en')).toBe('at most 130 mmHg');
  expect(spanWords({ min: 7 }, 'h', 'ar')).toBe('7 ساعات على الأقل');
  expect(spanWords({ min: 7, max: 9 }, 'h', 'ar')).toBe('من 7 إلى 9 ساعات');
  expect(spanWords({ min: 1, max: 2 }, 'ساعة', 'ar')).toBe('من 1 إلى ساعتين');
  expect(quantity(7.25, 'س', 'ar')).toBe('7.25 ساعة');
  expect(quantity(1, 'min', 'en')).toBe('1 minute');
  expect(unitWords('h', 'ar')).toBe('ساعة');
  expect(unitWords('mmHg', 'ar')).toBe('mmHg');
});

it('somebody is never nobody, and nearly everybody not everybody', () => {
  expect([0, 0.004, 0.344, 0.995, 0.9999, 1].map((share) => percentWords('en', share))).toEqual([
    '0%',
    '0.4%',
    '34%',
    '99.5%',
    '99.9%',
    '100%',
  ]);
});
