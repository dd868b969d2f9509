/** A jump has no work of its own: the flow itself follows it. [R5] */
import type { Step } from '../step.ts';

export const jump: Step<'jump'> = { enter: () => null };
