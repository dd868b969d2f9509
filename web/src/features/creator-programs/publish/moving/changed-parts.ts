import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { partTexts } from './part-texts.ts';

const isKnown = (part: string): part is TextKey<typeof partTexts> => Object.hasOwn(partTexts.en, part);

/** “questions and results”. What has no name here is said as other settings. */
export function changedParts(parts: readonly string[], locale: Locale): string {
  const words = parts.map((part) => partTexts[locale][isKnown(part) ? part : 'other']);
  return listWords([...new Set(words)], locale);
}
