import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { shareTexts } from './share-texts.ts';

/** Shares that have a name of their own, each as far as it is still true. */
const named: readonly [from: number, to: number, key: TextKey<typeof shareTexts>][] = [
  [0, 0, 'nobody'],
  [0, 0.03, 'few'],
  [0.09, 0.11, 'tenth'],
  [0.185, 0.215, 'fifth'],
  [0.235, 0.265, 'quarter'],
  [0.305, 0.36, 'third'],
  [0.475, 0.525, 'half'],
  [0.645, 0.69, 'twoThirds'],
  [0.735, 0.765, 'threeQuarters'],
  [0.885, 0.915, 'nineTenths'],
  [1, 1, 'all'],
  [0.965, 1, 'nearlyAll'],
];

/** "A third of followers", "41 in 100 followers": how people say a share at the beginning of a sentence. */
export function shareOfFollowers(locale: Locale, share: number): string {
  const t = translator(shareTexts, locale);
  const [, , key] = named.find(([from, to]) => share >= from && share <= to) ?? [];
  return key && key !== 'inHundred' ? t(key) : t('inHundred', { n: Math.round(share * 100) });
}
