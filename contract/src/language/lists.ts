import { listsIn } from './formatters.ts';
import type { Locale } from './languages.ts';

/** "Monday, Tuesday, and Friday" */
export const listWords = (parts: readonly string[], locale: Locale): string => listsIn(locale).format(parts);
