import { locales } from '@regimen/contract/language/languages.ts';
import { describe, expect, it } from 'vitest';
import { newsMail } from './mail-words.ts';

const subjectOf = (count: number, locale: (typeof locales)[number]) =>
  newsMail(
    {
      brand: 'Regimen',
      lines: Array.from({ length: count }, (_, at) => `Line ${at}`),
      link: 'https://a.test',
      unsubscribe: 'https://a.test/stop',
    },
    locale,
  ).subject;

describe('the subject of a mail with news', () => {
  it.each(locales)('says how many there are, in %s', (locale) => {
    const subjects = [2, 3, 11, 100].map((count) => subjectOf(count, locale));
    expect(new Set(subjects).size).toBe(4);
    for (const subject of subjects) expect(subject).toContain('Regimen');
  });

  it('counts two by the word alone where the language has one', () => {
    expect(subjectOf(2, 'ar')).toBe('تحديثان جديدان في Regimen');
    expect(subjectOf(3, 'ar')).toBe('3 تحديثات جديدة في Regimen');
    expect(subjectOf(11, 'ar')).toBe('11 تحديثًا جديدًا في Regimen');
  });
});
