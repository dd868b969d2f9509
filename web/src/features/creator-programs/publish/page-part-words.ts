import type { TextKey, Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { languageIn } from '../form/language-names.ts';
import { pagePartTexts } from './page-part-texts.ts';

type Say = Translate<typeof pagePartTexts>;
type Plain = Exclude<TextKey<typeof pagePartTexts>, 'languageAdded' | 'languageRemoved' | 'inLanguage'>;

const isPlain = (part: string): part is Plain =>
  Object.hasOwn(pagePartTexts.en, part) && !['languageAdded', 'languageRemoved', 'inLanguage'].includes(part);

/** "Summary (English)", "Category", "It now speaks Arabic". */
export function pagePartWords(
  { part, locale }: { part: string; locale: Locale | null },
  say: Say,
  reader: Locale,
): string {
  const language = locale ? languageIn(locale, reader) : '';
  if (part === 'languageAdded' || part === 'languageRemoved') return say(part, { language });
  const words = say(isPlain(part) ? part : 'other');
  return locale ? say('inLanguage', { part: words, language }) : words;
}
