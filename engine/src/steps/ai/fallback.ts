import { type Evaluation, evaluate } from '../../condition.ts';
import { factsOf } from '../../facts.ts';
import type { AiBranch, NodeOf } from '../../protocol.ts';
import type { Work } from '../../work.ts';
import type { Ended } from '../step.ts';

/** [R108] The first branch whose rule holds, innermost first; else the branch named for that. What was asked is recorded. */
export function fallback(work: Work, node: NodeOf<'ai'>, at: number): Ended {
  const ask = factsOf(work.graph, work.run, node.id, work.now);
  const asked: { branch: string; evaluation: Evaluation }[] = [];
  const fits = (branches: readonly AiBranch[]): string | null => {
    for (const { id, when, branches: inner = [] } of branches) {
      const within = fits(inner);
      if (within !== null) return within;
      if (when === undefined) continue;
      const evaluation = evaluate(when, ask);
      asked.push({ branch: id, evaluation });
      if (evaluation.holds) return id;
    }
    return null;
  };
  const { branches, fallback: last } = node.data.settings;
  const branch = fits(branches) ?? last;
  work.trace.push({ rule: 'R108', at, what: 'fell-back', node: node.id, branch, asked });
  return { result: 'success', reason: 'fallback', branch };
}
