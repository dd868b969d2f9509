import type { Text, Texts, Translate } from './define-texts.ts';
import { intlLocale, type Locale } from './locale.ts';

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};
const numbers: Partial<Record<Locale, Intl.NumberFormat>> = {};

export function formatNumber(locale: Locale, value: number): string {
  numbers[locale] ??= new Intl.NumberFormat(intlLocale(locale));
  return numbers[locale].format(value);
}

function formOf(locale: Locale, text: Text, n: number): string {
  if (!('plural' in text)) return text[locale];
  rules[locale] ??= new Intl.PluralRules(locale);
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = text.plural[locale];
  return forms[rules[locale].select(n)] ?? text.plural[locale].other;
}

export function translator<T extends Texts>(texts: T, locale: Locale): Translate<T> {
  return (key, ...rest) => {
    const values = (rest[0] ?? {}) as Record<string, string | number>;
    const text = texts[key];
    if (!text) return key;
    return formOf(locale, text, Number(values.n ?? 0)).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? formatNumber(locale, value) : (value ?? '');
    });
  };
}
