import type { DraftedText } from '@regimen/contract/drafted-text.ts';
import { textsOf, withTexts } from '@regimen/engine/writing/texts-of.ts';

export interface InOtherWords<T> {
  value: T;
  unreviewed: DraftedText[];
}

/**
 * The same thing with its drafts, and what nobody has reviewed of it. A draft that the thing cannot have, since it is too
 * long for its field, is let go: `isSound` says whether it can.
 */
export function inOtherWords<T>(
  value: T,
  drafts: ReadonlyMap<string, string>,
  left: readonly string[],
  isSound: (value: T) => boolean,
): InOtherWords<T> {
  const taken = new Map(drafts);
  const made = () => withTexts(value, (text) => taken.get(text) ?? text);
  if (!isSound(made()))
    for (const [text, draft] of drafts)
      if (!isSound(withTexts(value, (each) => (each === text ? draft : each)))) taken.delete(text);
  const undone = [...left, ...[...drafts.keys()].filter((text) => !taken.has(text))];
  const after = made();
  const texts = new Set(textsOf(after));
  return {
    value: after,
    unreviewed: [
      ...[...taken].map(([from, text]) => ({ text, from })),
      ...undone.map((text) => ({ text, from: null })),
    ].filter(({ text }) => texts.has(text)),
  };
}
