import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { readingTexts } from './reading-texts.ts';

export type Target = { min?: number | undefined; max?: number | undefined };

/** "7 to 9 h", "at most 130 mmHg" */
export function targetWords({ min, max }: Target, unit: string, t: Translate<typeof readingTexts>): string {
  if (min !== undefined && max !== undefined) return t('between', { min, max, unit });
  if (max !== undefined) return t('atMost', { max, unit });
  return t('atLeast', { min: min ?? 0, unit });
}

export function targetState(
  { min = -Infinity, max = Infinity }: Target,
  value: number,
): 'onTarget' | 'belowTarget' | 'aboveTarget' {
  if (value < min) return 'belowTarget';
  return value > max ? 'aboveTarget' : 'onTarget';
}
