import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { Plural, Texts, Translate, Words } from './define-texts.ts';
import { intlLocale, type Locale } from './languages.ts';

const mostRemembered = 2_000;

/** Lists say the same few numbers hundreds of times, and `Intl` takes a microsecond for each. */
function remembering<T>(
  make: (locale: Locale) => (value: number) => T,
): (locale: Locale, value: number) => T {
  const made: Partial<Record<Locale, { find: (value: number) => T; known: Map<number, T> }>> = {};
  return (locale, value) => {
    made[locale] ??= { find: make(locale), known: new BoundedMap(mostRemembered) };
    const { find, known } = made[locale];
    const before = known.get(value);
    if (before !== undefined) return before;
    // A map takes -0 for 0, so it must not be the one that is said.
    const found = find(value + 0);
    known.set(value, found);
    return found;
  };
}

export const formatNumber = remembering((locale) => new Intl.NumberFormat(intlLocale(locale)).format);

const pluralRule = remembering((locale) => {
  const rules = new Intl.PluralRules(locale);
  return (n) => rules.select(n);
});

function formOf(locale: Locale, text: string | Plural, n: number): string {
  return typeof text === 'string' ? text : (text.plural[pluralRule(locale, n)] ?? text.plural.other);
}

/** Words and names of `{places}` in turn. Kept, since there are only so many texts. */
const splitTexts = new Map<string, string[]>();
function splitAtPlaces(text: string): string[] {
  const parts = splitTexts.get(text) ?? text.split(/\{(\w+)\}/);
  splitTexts.set(text, parts);
  return parts;
}

export function translator<T extends Texts>(texts: T, locale: Locale): Translate<T> {
  const words: Words = texts[locale];
  return (key, ...rest) => {
    const values = (rest[0] ?? {}) as Record<string, string | number>;
    const text = words[key];
    if (text === undefined) return key;
    let said = '';
    for (const [at, part] of splitAtPlaces(formOf(locale, text, Number(values.n ?? 0))).entries()) {
      const value = at % 2 === 0 ? part : values[part];
      said += typeof value === 'number' ? formatNumber(locale, value) : (value ?? '');
    }
    return said;
  };
}
