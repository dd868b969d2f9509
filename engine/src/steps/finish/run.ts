/** The end everybody hopes for. [R26] Modules that prevent it hold it back until they are done. */
import { endRun, holdingModules } from '../../ending.ts';
import type { Step } from '../step.ts';

export const finish: Step<'finish'> = {
  enter(work, node, at) {
    const modules = holdingModules(work);
    if (modules.length === 0 || !work.run.here) {
      endRun(work, 'finished', node.id, 'finish', at);
      return null;
    }
    work.run.here = { ...work.run.here, phase: 'holding' };
    work.trace.push({ rule: 'R26', at, what: 'held-by-modules', node: node.id, modules });
    return null;
  },
};
