import { globSync, readFileSync } from 'node:fs';
import { besideIn, otherLocales, type Plural, type Texts } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const textOf = (file: string) => readFileSync(`${here}/${file}`, 'utf8');
const sources = globSync('**/*.ts', { cwd: here }).filter((file) => !file.endsWith('.test.ts'));
const files = sources.filter((file) => textOf(file).includes('defineTexts(import.meta.url')).sort();
const areas = await Promise.all(
  files.map(async (file) => {
    const exported: Record<string, Texts> = await import(`${here}/${file}`);
    return { file, texts: Object.values(exported) };
  }),
);
/** Errors and answers of calls, which have both languages side by side. */
const sideBySide = ['messages.ts', 'size-messages.ts', 'following-messages.ts'];
const isArabic = /\p{Script=Arabic}/u;

const formsOf = (text: string | Plural): string[] =>
  typeof text === 'string' ? [text] : Object.values(text.plural);
/** How many it is may be said by the form alone. */
const placesOf = (text: string | Plural) =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))]
    .filter((place) => typeof text === 'string' || place !== '{n}')
    .sort();

describe('texts of the server', () => {
  it('are found, one area in each file', () => {
    expect(areas.length).toBeGreaterThan(25);
    for (const { file, texts } of areas) expect(texts, file).toHaveLength(1);
  });

  it('stand beside each other in every language, and nothing else does', () => {
    const translations = files.flatMap((file) => otherLocales.map((locale) => besideIn(file, locale)));
    expect(files.filter((file) => !file.endsWith('-texts.ts'))).toEqual([]);
    expect(sources.filter((file) => /-texts\.\w+\.ts$/.test(file)).sort()).toEqual(translations.sort());
  });

  it('are the only place in which another language is written', () => {
    const others = sources.filter((file) => !/-texts\.\w+\.ts$/.test(file) && !sideBySide.includes(file));
    expect(others.filter((file) => isArabic.test(textOf(file)))).toEqual([]);
    expect(others.filter((file) => /locale [!=]== '/.test(textOf(file)))).toEqual([]);
  });

  describe.each(areas)('$file', ({ texts: [texts] }) => {
    if (!texts) return;
    it('says the same things in every language', () => {
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

    it('is written in its languages', () => {
      const scripts: Record<Locale, (words: string) => boolean> = {
        en: (words) => !isArabic.test(words),
        ar: (words) => isArabic.test(words),
      };
      for (const [locale, isWritten] of Object.entries(scripts))
        for (const [key, text] of Object.entries(texts[locale as Locale]))
          expect(isWritten(formsOf(text).join(' ')), `${key} ${locale}`).toBe(true);
    });
  });
});
