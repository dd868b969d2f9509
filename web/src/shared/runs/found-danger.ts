import type { StepResult } from '@regimen/engine/simulate/result.ts';
import { keeper } from '../../shell/kept.ts';

/** Dangers that the newest run of a draft left without an answer, and the step at which most of them were. */
export interface FoundDanger {
  n: number;
  protocolId: string;
  node: string;
  /** Some were at other steps too. */
  isElsewhere: boolean;
}

type Steps = readonly Pick<StepResult, 'protocolId' | 'node' | 'dangersMissed'>[];

/** `state` names the draft that was lived. */
export function keepDanger(programId: string, state: string, steps: Steps): void {
  const missed = steps
    .filter(({ dangersMissed }) => dangersMissed > 0)
    .toSorted((a, b) => b.dangersMissed - a.dangersMissed);
  const [worst] = missed;
  const n = missed.reduce((sum, { dangersMissed }) => sum + dangersMissed, 0);
  slotOf(programId).write(
    worst && {
      state,
      n,
      protocolId: worst.protocolId,
      node: worst.node,
      isElsewhere: missed.length > 1,
    },
  );
}

/** What the newest run in this tab found, if it lived this very draft. */
export function foundDanger(programId: string, state: string): FoundDanger | undefined {
  const kept = slotOf(programId).read();
  if (kept?.state !== state) return undefined;
  const { state: _lived, ...found } = kept;
  return found;
}

const slotOf = (programId: string) =>
  keeper('simulated-danger/…').at(programId, (value): (FoundDanger & { state: string }) | undefined => {
    const kept = value as FoundDanger & { state: string };
    return typeof kept.n === 'number' ? kept : undefined;
  });
