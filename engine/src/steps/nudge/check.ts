import { AT_ONCE, type StepCheck } from '../../check/step-check.ts';

export const nudge: StepCheck<'nudge'> = {
  stay: () => AT_ONCE,
  links: (_node, { values, ended }) => ended({ values, result: 'success' }),
};
