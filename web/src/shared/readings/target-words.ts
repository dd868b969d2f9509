import type { Locale } from '@regimen/contract/language/languages.ts';
import { type Ends, spanWords } from '@regimen/contract/language/quantities.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { readingTexts } from './reading-texts.ts';

export type Target = Ends;

export type TargetState = 'onTarget' | 'belowTarget' | 'aboveTarget';

export function targetState({ min = -Infinity, max = Infinity }: Target, value: number): TargetState {
  if (value < min) return 'belowTarget';
  return value > max ? 'aboveTarget' : 'onTarget';
}

/** "at most 140 mmHg"; of what cannot be less than nothing, "none at all" in place of "at most 0". */
export const targetWords = (target: Target, unit: string, range: Ends | undefined, locale: Locale): string =>
  target.max === 0 && target.min === undefined && range?.min === 0
    ? translator(readingTexts, locale)('noneAtAll')
    : spanWords(target, unit, locale);
