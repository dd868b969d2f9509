import { describe, expect, it } from 'vitest';
import { defineTexts, otherLocales, plural, type Words } from './define-texts.ts';
import { findTextFaults } from './text-faults.ts';
import { formatNumber, translator } from './translate.ts';

/** Every other language says this. */
const inOthers = (words: Words) => Object.fromEntries(otherLocales.map((locale) => [locale, words])) as never;

describe('a text', () => {
  const forms = {
    zero: 'لا شيء',
    one: 'واحد',
    two: 'اثنان',
    few: '{n} قليلة',
    many: '{n} كثيرة',
    other: '{n}ـا',
  };
  it('is said with its values, and counted as the language counts', () => {
    const texts = defineTexts(inOthers({ hello: 'أهلًا {name}', days: plural(forms) }), {
      hello: 'Hello {name}',
      days: plural({ one: '{n} day', other: '{n} days' }),
    });
    expect(translator(texts, 'en')('hello', { name: 'Lina' })).toBe('Hello Lina');
    expect(translator(texts, 'en')('days', { n: 2 })).toBe('2 days');
    expect(translator(texts, 'ar')('days', { n: 2 })).toBe('اثنان');
    expect(findTextFaults(texts)).toEqual([]);
  });

  it.each([
    ['a place that is missing', { hello: 'أهلًا', days: plural(forms) }],
    ['no words', { hello: ' {name}', days: plural(forms) }],
    ['words that nobody translated', { hello: 'Hello {name}', days: plural(forms) }],
    ['a form that is missing', { hello: 'أهلًا {name}', days: plural({ one: 'يوم', other: '{n} يوم' }) }],
  ])('is refused with %s', (_, ar) => {
    const english = { hello: 'Hello {name}', days: plural({ one: '{n} day', other: '{n} days' }) };
    expect(findTextFaults(defineTexts(inOthers(ar), english))).toHaveLength(1);
  });
});

describe('a translator', () => {
  const texts = defineTexts(
    inOthers({
      hello: 'أهلًا {name}',
      answers: plural({
        zero: 'لا إجابات',
        one: 'إجابة واحدة',
        two: 'إجابتان',
        few: '{n} إجابات',
        many: '{n} إجابة',
        other: '{n} إجابة',
      }),
    }),
    { hello: 'Hello {name}', answers: plural({ one: '{n} answer', other: '{n} answers' }) },
  );
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
