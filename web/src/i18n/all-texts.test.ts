import { besideIn, otherLocales, type Plural, type Texts } from '@regimen/contract/language/define-texts.ts';
import { languages, locales } from '@regimen/contract/language/languages.ts';
import { describe, expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, Texts>>('../**/*texts.ts', { eager: true });
const translations = import.meta.glob(['../**/*texts.*.ts', '!../**/*.test.ts']);
const areas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter((value) => typeof value === 'object' && 'en' in value)
    .map((texts) => ({ file, texts })),
);
const isArabic = /\p{Script=Arabic}/u;

const formsOf = (text: string | Plural): string[] =>
  typeof text === 'string' ? [text] : Object.values(text.plural);
const placesOf = (text: string | Plural) =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}|<\w+>/g) ?? []))].sort();

describe('texts', () => {
  it('are found, one area in each file', () => {
    expect(areas.length).toBeGreaterThan(100);
    expect(new Set(areas.map(({ file }) => file)).size).toBe(areas.length);
  });

  it('stand beside each other in every language, and nothing else does', () => {
    const expected = areas.flatMap(({ file }) => otherLocales.map((locale) => besideIn(file, locale)));
    expect(Object.keys(translations).sort()).toEqual(expected.sort());
  });

  it.each(areas)('$file says the same things in every language', ({ texts }) => {
    for (const [key, english] of Object.entries(texts.en))
      for (const [locale, words] of Object.entries(texts)) {
        const text = words[key];
        if (text === undefined) throw new Error(`${locale} has no ${key}`);
        for (const form of formsOf(text)) expect(form.trim(), `${key} ${locale}`).not.toBe('');
        expect(placesOf(text), `${key} ${locale}`).toEqual(placesOf(english));
        if (typeof text !== 'string') {
          const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
          expect(Object.keys(text.plural).sort(), `${key} ${locale}`).toEqual(pluralCategories.sort());
        }
      }
  });

  it.each(areas)('$file is written in its languages', ({ texts }) => {
    for (const locale of locales)
      for (const [key, text] of Object.entries(texts[locale]))
        expect(isArabic.test(formsOf(text).join(' ')), `${key} ${locale}`).toBe(
          languages[locale].script === 'Arabic',
        );
  });
});
