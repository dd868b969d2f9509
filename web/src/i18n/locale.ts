import type { Locale } from '@regimen/contract/load.ts';

export type { Locale };

// The contract's own list lives beside zod, which must not reach the browser; the type keeps the two in step.
const directions: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };
/** Each language by its own name, for the switch. */
export const localeNames: Record<Locale, string> = { en: 'English', ar: 'العربية' };

export const directionOf = (locale: Locale) => directions[locale];
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(directions, value);

/** Western digits in Arabic too: they stand beside readings, units and times that people type. */
export const intlLocale = (locale: Locale) => (locale === 'ar' ? 'ar-u-nu-latn' : locale);
