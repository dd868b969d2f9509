import { intlLocale, type Locale, languages } from '@regimen/contract/language/languages.ts';

/** "Arabic", "الإنجليزية": a language as readers of another call it. */
export const languageIn = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames([intlLocale(locale)], { type: 'language' }).of(language) ?? languages[language].name;
