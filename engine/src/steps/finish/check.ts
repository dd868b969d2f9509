import { holdsBack, lastMinute } from '../../check/durations.ts';
import { plain } from '../../check/place.ts';
import type { StepCheck } from '../../check/step-check.ts';

export const finish: StepCheck<'finish'> = {
  stay: ({ modules }) => ({ least: 0, most: Math.max(0, ...modules.filter(holdsBack).map(lastMinute)) }),
  links: () => [plain('finished')],
};
