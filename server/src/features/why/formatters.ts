import { intlLocale, type Locale } from '@regimen/contract/language/languages.ts';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';

/** Making one of these costs more than all the words of an answer. */
const made = new BoundedMap<string, unknown>(500);
function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

export const datesIn = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(
    `date ${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(intlLocale(locale), options),
  );

export const numbersIn = (locale: Locale): Intl.NumberFormat =>
  once(`number ${locale}`, () => new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 4 }));

export const listsIn = (locale: Locale): Intl.ListFormat =>
  once(`list ${locale}`, () => new Intl.ListFormat(intlLocale(locale)));
