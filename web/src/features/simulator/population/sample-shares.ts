import type { Choices } from '@regimen/engine/simulate/setup.ts';
import { choosingSteps } from '../setup/model-choices.ts';
import type { SampleRun } from './run-with-model.ts';

/** How often the model chose each branch, as shares for larger runs; steps without a usable answer are left out. */
export function sampleShares({
  program,
  asked,
}: Pick<SampleRun, 'program' | 'asked'>): Record<string, Choices> {
  return Object.fromEntries(
    choosingSteps(program).flatMap(({ step, branches, minds, sureFrom }): [string, Choices][] => {
      const usable = asked.filter(({ node, decision }) => node === step && decision.because === undefined);
      if (usable.length === 0) return [];
      const share = (isIn: (one: (typeof usable)[number]) => boolean) =>
        Math.round((usable.filter(isIn).length / usable.length) * 100) / 100;
      const rates = Object.fromEntries(
        branches.map(({ id }) => [id, share(({ decision }) => decision.branch === id)]),
      );
      const unsure = share(({ decision }) => (decision.sure ?? 0) * 100 < sureFrom);
      return [[step, minds ? { rates, unsure } : { rates }]];
    }),
  );
}

export const usableIn = ({ asked }: Pick<SampleRun, 'asked'>): number =>
  asked.filter(({ decision }) => decision.because === undefined).length;
