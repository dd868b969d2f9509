import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { describe, expect, it } from 'vitest';
import { longDate, relativeTime } from './dates.ts';

const texts = defineTexts(
  {
    ar: {
      hello: 'أهلًا {name}',
      answers: plural({
        zero: 'لا إجابات',
        one: 'إجابة واحدة',
        two: 'إجابتان',
        few: '{n} إجابات',
        many: '{n} إجابة',
        other: '{n} إجابة',
      }),
    },
  },
  { hello: 'Hello {name}', answers: plural({ one: '{n} answer', other: '{n} answers' }) },
);

describe('texts', () => {
  it('fills places, and leaves what looks like a place in a value alone', () => {
    expect(translator(texts, 'en')('hello', { name: '{name}' })).toBe('Hello {name}');
  });
  it('counts in both languages', () => {
    const en = translator(texts, 'en');
    const ar = translator(texts, 'ar');
    expect([1, 2, 1200].map((n) => en('answers', { n }))).toEqual(['1 answer', '2 answers', '1,200 answers']);
    expect([0, 1, 2, 3, 11, 100].map((n) => ar('answers', { n }))).toEqual([
      'لا إجابات',
      'إجابة واحدة',
      'إجابتان',
      '3 إجابات',
      '11 إجابة',
      '100 إجابة',
    ]);
  });
  it('says zero without a sign, whichever zero came first', () => {
    expect([-0, 0].map((n) => formatNumber('en', n))).toEqual(['0', '0']);
  });
});

describe('times', () => {
  const now = Date.UTC(2026, 10, 14, 12);
  it('says them as people do', () => {
    const hours = (n: number) => relativeTime('en', now + n * 3_600_000, now);
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
