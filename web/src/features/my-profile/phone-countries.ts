import { namesIn } from '@regimen/contract/language/formatters.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';

/** Countries by the names that readers know, in their order. */
export const regionsOf = (codes: readonly string[], locale: Locale): { code: string; name: string }[] =>
  codes
    .map((code) => ({ code, name: namesIn(locale, 'region').of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
