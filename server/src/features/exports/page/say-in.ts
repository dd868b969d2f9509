import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { pageTexts } from './page-texts.ts';

export const sayIn = (locale: Locale) => translator(pageTexts, locale);
export type Say = ReturnType<typeof sayIn>;
