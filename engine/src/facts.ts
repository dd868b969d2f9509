/** The facts that conditions ask for, read from the run. [R7] */
import type { Ask, FactValue } from './condition.ts';
import type { Graph } from './graph.ts';
import type { Run } from './run-state.ts';
import { branchFact } from './steps/ai/branch-path.ts';
import { dayAt } from './wall-clock.ts';

/** Reads facts as they stand at an instant, for the step `nodeId`, which has ended or is deciding. */
export function factsOf(graph: Graph, run: Run, nodeId: string, at: number): Ask {
  return (leaf): FactValue => {
    switch (leaf.is) {
      case 'success':
      case 'failure':
        return run.ends[nodeId]?.result ?? null;
      case 'score':
        return leaf.item === undefined
          ? (run.ends[nodeId]?.score ?? null)
          : (run.results[leaf.item]?.score ?? null);
      case 'band':
        return leaf.item === undefined
          ? (run.ends[nodeId]?.band ?? null)
          : (run.results[leaf.item]?.band ?? null);
      case 'answer': {
        const item = leaf.item ?? graph.byId.get(nodeId)?.data.selectedItem;
        return item === undefined ? null : (run.results[item]?.answers[leaf.question] ?? null);
      }
      case 'kpi': {
        const kpi = run.kpis[leaf.kpi];
        if (leaf.stat === 'count') return kpi?.count ?? 0;
        if (!kpi) return null;
        if (leaf.stat === 'first') return kpi.first;
        return leaf.stat === 'change' ? kpi.last - kpi.first : kpi.last;
      }
      case 'branch':
        return branchFact(graph.byId.get(leaf.node ?? nodeId), run.ends[leaf.node ?? nodeId]?.branch ?? null);
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

/** [T14] Local dates since the program began, days spent paused left out. The first day is 0. */
export const daysInProgram = (run: Run, at: number): number => dayAt(run.zone, at) - run.originDay;
