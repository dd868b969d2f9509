import { plain } from '../../check/place.ts';
import { AT_ONCE, type StepCheck } from '../../check/step-check.ts';

export const fail: StepCheck<'fail'> = { stay: () => AT_ONCE, links: () => [plain('failed')] };
