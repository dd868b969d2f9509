import { effectOfDraft } from '@regimen/engine/wizard/effect-of-draft.ts';
import type { EffectAnswer, EffectQuestion } from './use-effect-of-draft.ts';

// Lives a hundred followers beside the page.

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<EffectQuestion>) => void) | null;
  postMessage(answer: EffectAnswer): void;
};

scope.onmessage = ({ data: { number, document } }) =>
  scope.postMessage({ number, effect: effectOfDraft(document) });
