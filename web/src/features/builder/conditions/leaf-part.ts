import type { Leaf } from '@regimen/engine/condition.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Setting } from './facts.ts';
import { sentenceTexts } from './sentence-texts.ts';

/** What every part of a sentence gets. */
export interface PartProps<L extends Leaf = Leaf> {
  leaf: L;
  onChange: (leaf: Leaf) => void;
  setting: Setting;
}
export type Of<Is extends Leaf['is']> = Extract<Leaf, { is: Is }>;

/** Values of the lists: an empty one stands for what is at hand; no id looks like either. */
export const here = '';
export const gone = '?';

/** How the lists call the item or step that a condition speaks of without naming it. */
export function useAtHand({ about }: Setting) {
  const s = useTexts(sentenceTexts);
  return (name: string) => (about === 'nextStep' ? s('justEnded', { name }) : name || s('thisOne'));
}
