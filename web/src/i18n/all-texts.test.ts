import { describe, expect, it } from 'vitest';
import type { Text, Texts } from './define-texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../*/**/*texts.ts', '!../i18n/**'], {
  eager: true,
});
const features = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter((value): value is Texts => isTexts(value))
    .map((texts) => ({ file, texts })),
);

function isTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (text) => typeof text === 'object' && text !== null && ('en' in text || 'plural' in text),
    )
  );
}

const formsOf = (text: Text, locale: 'en' | 'ar'): string[] =>
  'plural' in text ? Object.values(text.plural[locale]) : [text[locale]];
const placesOf = (forms: string[]) =>
  [...new Set(forms.flatMap((form) => form.match(/\{\w+\}|<\w+>/g) ?? []))].sort();

describe('texts', () => {
  it('are found', () => expect(features.length).toBeGreaterThan(5));

  it.each(features)('$file says the same things in both languages', ({ texts }) => {
    for (const [key, text] of Object.entries(texts)) {
      for (const locale of ['en', 'ar'] as const)
        for (const form of formsOf(text, locale)) expect(form.trim(), `${key} ${locale}`).not.toBe('');
      expect(placesOf(formsOf(text, 'ar')), key).toEqual(placesOf(formsOf(text, 'en')));
      expect(formsOf(text, 'ar').join(' '), key).toMatch(/\p{Script=Arabic}/u);
    }
  });
});
