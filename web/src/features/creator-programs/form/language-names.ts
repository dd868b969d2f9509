import { namesIn } from '@regimen/contract/language/formatters.ts';
import { type Locale, languages } from '@regimen/contract/language/languages.ts';

/** "Arabic", "الإنجليزية": a language as readers of another call it. */
export const languageIn = (language: Locale, locale: Locale): string =>
  namesIn(locale, 'language').of(language) ?? languages[language].name;
