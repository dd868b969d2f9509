import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import { intlLocale, type Locale } from '@regimen/contract/language/languages.ts';
import { partTexts } from './part-texts.ts';

const isKnown = (part: string): part is TextKey<typeof partTexts> => Object.hasOwn(partTexts.en, part);

/** “questions and results”. What has no name here is said as other settings. */
export function changedParts(parts: readonly string[], locale: Locale): string {
  const words = parts.map((part) => partTexts[locale][isKnown(part) ? part : 'other']);
  return new Intl.ListFormat(intlLocale(locale), { type: 'conjunction' }).format([...new Set(words)]);
}
