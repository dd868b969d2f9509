/** [R17] Who may pass: decided at once from what is known of the person. */
import { evaluate } from '../../condition.ts';
import { factsOf } from '../../facts.ts';
import type { Step } from '../step.ts';

export const population: Step<'population'> = {
  enter(work, node, at) {
    const evaluation = evaluate(node.data.settings.who, factsOf(work.graph, work.run, node.id, at));
    work.trace.push({ rule: 'R17', at, what: 'decided', node: node.id, evaluation });
    return evaluation.holds
      ? { result: 'success', reason: 'passed' }
      : { result: 'failure', reason: 'not-passed' };
  },
};
