import type { Locale } from '@regimen/contract/language/languages.ts';

/** "Arabic", "الإنجليزية": a language as readers of another call it. */
export const languageIn = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? languageNames[language];

/** Each language as its own speakers call it. */
export const languageNames: Record<Locale, string> = { en: 'English', ar: 'العربية' };
