/** The facts that conditions ask for, read from the run. [R7] */

import type { Ask, FactValue } from './condition.ts';
import type { Graph } from './graph.ts';
import type { AiBranch } from './protocol.ts';
import type { Run } from './run-state.ts';
import { asksModel, branchesOf } from './steps/traits.ts';
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
        return branchFact(graph, run, leaf.node ?? nodeId);
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

/** [R20] A chosen branch counts as itself and as every branch it lies in. */
function branchFact(graph: Graph, run: Run, nodeId: string): FactValue {
  const chosen = run.ends[nodeId]?.branch ?? null;
  const node = graph.byId.get(nodeId);
  if (chosen === null || !node || !asksModel(node.type)) return chosen;
  return branchPath(branchesOf(node), chosen);
}

/** From the outermost branch to the one named; empty when there is none of that name. */
export function branchPath(branches: readonly AiBranch[], id: string): string[] {
  for (const branch of branches) {
    if (branch.id === id) return [id];
    const below = branchPath(branch.branches ?? [], id);
    if (below.length > 0) return [branch.id, ...below];
  }
  return [];
}
