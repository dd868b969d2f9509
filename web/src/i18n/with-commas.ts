import type { Locale } from './locale.ts';

/** "10 minutes, 6 weeks": Arabic has a comma of its own. */
export const withCommas = (parts: readonly string[], locale: Locale): string =>
  parts.join(locale === 'ar' ? '، ' : ', ');
