import { AT_ONCE, type StepCheck } from '../../check/step-check.ts';

export const population: StepCheck<'population'> = {
  stay: () => AT_ONCE,
  links(_node, { values, ended, passing }) {
    const told = passing();
    if (told === null)
      return (['success', 'failure'] as const).flatMap((result) => ended({ values, result, sure: false }));
    return told.flatMap(({ values: seen, passes, sure }) =>
      ended({ values: seen, result: passes ? 'success' : 'failure', sure }),
    );
  },
};
