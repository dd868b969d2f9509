/** Names and clauses as they stand in a sentence. */
import { capital, quoted as inQuotes, type Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { phraseTexts } from './phrase-texts.ts';

/** A name that people gave. What a former version called something may be gone. */
export const quoted = (text: string, locale: Locale): string =>
  text === '' ? translator(phraseTexts, locale)('earlierItem') : inQuotes(text, locale);

/** A clause as a sentence of its own. */
export const sentence = (clause: string): string => `${capital(clause)}.`;
