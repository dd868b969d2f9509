import type { Locale } from '@regimen/contract/language/languages.ts';
import { followerKindTexts } from './follower-kind-texts.ts';

/** "Assessment"; nothing for a kind that no follower meets. */
export const followerKind = (kind: string, locale: Locale): string => {
  const texts: Record<string, string> = followerKindTexts[locale];
  return texts[kind] ?? '';
};
