/** What `Intl` makes, kept: making one of these costs more than all the words of a page. */
import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import { intlLocale, type Locale } from './languages.ts';

const made = new BoundedMap<string, unknown>(500);
function once<T>(key: string, make: () => T): T {
  const before = made.get(key);
  if (before !== undefined) return before as T;
  const now = make();
  made.set(key, now);
  return now;
}

export const datesIn = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(
    `date ${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(intlLocale(locale), options),
  );

export const numbersIn = (locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(
    `number ${locale} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(intlLocale(locale), options),
  );

export const distancesIn = (locale: Locale): Intl.RelativeTimeFormat =>
  once(`distance ${locale}`, () => new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }));

export const listsIn = (locale: Locale, type: Intl.ListFormatType = 'conjunction'): Intl.ListFormat =>
  once(`list ${locale} ${type}`, () => new Intl.ListFormat(intlLocale(locale), { type }));

/** Countries and languages, as readers of this one call them. */
export const namesIn = (locale: Locale, type: 'region' | 'language'): Intl.DisplayNames =>
  once(`names ${locale} ${type}`, () => new Intl.DisplayNames([intlLocale(locale)], { type }));
