import type { Locale } from '@regimen/contract/load.ts';

/** Each language as its own speakers call it. */
export const languageNames: Record<Locale, string> = { en: 'English', ar: 'العربية' };
