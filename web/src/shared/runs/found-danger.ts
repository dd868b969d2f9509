import type { FoundDanger } from '@regimen/contract/publishing.ts';
import type { StepResult } from '@regimen/engine/simulate/result.ts';

type Steps = readonly Pick<StepResult, 'protocolId' | 'node' | 'dangersMissed'>[];

/** Dangers that a run left without an answer, all in all, and the step at which most of them were. */
export function foundDanger(steps: Steps): FoundDanger | null {
  const missed = steps
    .filter(({ dangersMissed }) => dangersMissed > 0)
    .toSorted((a, b) => b.dangersMissed - a.dangersMissed);
  const [worst] = missed;
  if (!worst) return null;
  return {
    n: missed.reduce((sum, { dangersMissed }) => sum + dangersMissed, 0),
    protocolId: worst.protocolId,
    node: worst.node,
    isElsewhere: missed.length > 1,
  };
}
