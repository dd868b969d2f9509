/** The end that the creator foresaw for those whom the protocol does not suit. [R11] Nothing holds it back. */
import { endRun } from '../../ending.ts';
import type { Step } from '../step.ts';

export const fail: Step<'fail'> = {
  enter(work, node, at) {
    endRun(work, 'failed', node.id, 'fail', at);
    return null;
  },
};
