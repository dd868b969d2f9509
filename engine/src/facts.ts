/** The facts that conditions ask for, read from the run. [R7] */
import type { Ask, FactValue, Leaf } from './condition.ts';
import type { Graph } from './graph.ts';
import type { Run } from './run-state.ts';
import { overFact, seriesOf } from './series.ts';
import { branchFact } from './steps/ai/branch-path.ts';
import { scoredItemOf } from './steps/traits.ts';
import { dayAt } from './wall-clock.ts';

/** Reads facts as they stand at an instant, for the step `nodeId`, which has ended or is deciding. */
export function factsOf(graph: Graph, run: Run, nodeId: string, at: number): Ask {
  return (leaf): FactValue => {
    switch (leaf.is) {
      case 'success':
      case 'failure':
        return run.ends[nodeId]?.result ?? null;
      case 'score':
        return scoreFact(leaf, run, nodeId, scoredItemOf(graph.byId.get(nodeId)), at);
      case 'band':
        return leaf.item === undefined
          ? (run.ends[nodeId]?.band ?? null)
          : (run.results[leaf.item]?.band ?? null);
      case 'answer': {
        const item = leaf.item ?? graph.byId.get(nodeId)?.data.selectedItem;
        return item === undefined ? null : (run.results[item]?.answers[leaf.question] ?? null);
      }
      case 'kpi': {
        if (leaf.over) return overFact(leaf.over, run.recent?.[leaf.kpi] ?? [], run.zone, at);
        const kpi = run.kpis[leaf.kpi];
        if (leaf.stat === 'count') return kpi?.count ?? 0;
        if (!kpi) return null;
        if (leaf.stat === 'first') return kpi.first;
        return leaf.stat === 'change' ? kpi.last - kpi.first : kpi.last;
      }
      case 'branch':
        return branchFact(graph.byId.get(leaf.node ?? nodeId), run.ends[leaf.node ?? nodeId]?.branch ?? null);
      case 'ending':
        return run.ends[leaf.node ?? nodeId]?.reason ?? null;
      case 'days':
        return daysInProgram(run, at);
      case 'attempts':
        return run.visits[leaf.node ?? nodeId] ?? 0;
      case 'age':
        return run.person.age;
      case 'sex':
        return run.person.sex;
      case 'role':
        return run.person.roles;
      case 'sign':
        return run.person.signs;
    }
  };
}

function scoreFact(
  leaf: Extract<Leaf, { is: 'score' }>,
  run: Run,
  nodeId: string,
  ownItem: string | undefined,
  at: number,
): FactValue {
  const { item, subscale, over } = leaf;
  if (over) return overFact(over, run.recent?.[seriesOf(leaf, ownItem) ?? ''] ?? [], run.zone, at);
  const ended = run.ends[nodeId]?.score ?? null;
  if (subscale === undefined) return item === undefined ? ended : (run.results[item]?.score ?? null);
  // Of a step that ended without a score, what an earlier sheet said is not meant.
  if (item === undefined && ended === null) return null;
  return run.results[item ?? ownItem ?? '']?.subscales?.[subscale] ?? null;
}

/** [T14] Local dates since the program began, days spent paused left out. The first day is 0. */
export const daysInProgram = (run: Run, at: number): number => dayAt(run.zone, at) - run.originDay;
