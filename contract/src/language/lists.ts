import { listsIn } from './formatters.ts';
import type { Locale } from './languages.ts';

/** "Monday, Tuesday, and Friday", or with "or" before the last. */
export const listWords = (
  parts: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => listsIn(locale, type).format(parts);
