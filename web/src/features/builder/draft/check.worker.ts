import { check } from '@regimen/engine/check.ts';
import type { CheckAnswer, CheckQuestion } from './check-client.ts';

// Looks at every path through a protocol beside the page: on long ones that takes longer than a keystroke may.

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<CheckQuestion>) => void) | null;
  postMessage(answer: CheckAnswer): void;
};

scope.onmessage = ({ data: { number, document, rules, services } }) =>
  scope.postMessage({ number, problems: check(document, { rules, services }) });
