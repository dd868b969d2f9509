import type { ContentLanguage } from '../content-language.ts';

/** By its letters; `null`: there are none of either. */
export function textLanguage(text: string): ContentLanguage | null {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic + latin === 0) return null;
  return arabic > latin ? 'ar' : 'en';
}
