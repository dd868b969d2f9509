import type { DraftedText } from '@regimen/contract/drafted-text.ts';
import { textsOf } from '@regimen/engine/writing/texts-of.ts';

/** Of texts that nobody had reviewed, those that stand there as they were drafted: whoever wrote another has read it. */
export function stillUnreviewed(before: readonly DraftedText[], content: unknown): DraftedText[] {
  if (before.length === 0) return [];
  const now = new Set(textsOf(content));
  return before.filter(({ text }) => now.has(text));
}
