import type { Locale } from '../../../i18n/locale.ts';

/** In a sentence of Arabic, a name or a number with its unit keeps its own direction. */
export const isolate = (text: string, locale: Locale): string =>
  locale === 'ar' ? `\u2068${text}\u2069` : text;

/** A name that people gave, in the marks of the language. */
export const quoted = (text: string, locale: Locale): string =>
  locale === 'ar' ? `«${isolate(text, locale)}»` : `“${text}”`;

/** "Score …" at the beginning of a line; Arabic has no capitals. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
