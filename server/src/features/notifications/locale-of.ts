import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import type { Scope } from '../../scope.ts';

/** The language that somebody reads, or the site's where we do not speak it. */
export const localeOf = (scope: Scope, locale: string): Locale =>
  locales.find((known) => known === locale) ?? scope.tenant.site.locale;
