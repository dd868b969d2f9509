import { describe, expect, it } from 'vitest';
import { weekLines, weekOrder } from './week-words.ts';

const open = [{ from: 540, to: 1_020 }];

describe('a week of hours', () => {
  it('begins with the first day of the language', () => {
    expect(weekOrder('en')[0]).toBe(0);
    expect(weekOrder('ar')).toEqual([5, 6, 0, 1, 2, 3, 4]);
  });

  it('puts days with the same hours together across that', () => {
    // Closed on Friday alone, which ends an Arabic week.
    const week = [open, open, open, open, [], open, open];
    expect(weekLines(week, 'en')).toHaveLength(2);
    expect(weekLines(week, 'ar')).toHaveLength(1);
  });
});
