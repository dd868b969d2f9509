/** Why a step has not come, or a module is silent: the nearest condition that failed. [R30] */
import { type Evaluation, evaluate } from './condition.ts';
import { factsOf } from './facts.ts';
import { graphOf, pathTo } from './graph.ts';
import type { Protocol } from './protocol.ts';
import type { ModuleState, Run, RunEnd } from './run-state.ts';
import { isJump } from './steps/traits.ts';

export type WhyNot =
  | { because: 'no-such-step' }
  | { because: 'it-came'; visits: number }
  /** The way there has not led further than `node`, which is still under way. */
  | { because: 'not-yet'; node: string }
  | { because: 'jumped-away'; node: string; to: string }
  /** `first` was asked earlier and held. */
  | { because: 'another-came-first'; node: string; first: string }
  | { because: 'condition'; node: string; evaluation: Evaluation; nearest: Evaluation }
  | { because: 'run-ended'; end: RunEnd }
  | { because: 'module'; state: ModuleState };

/** `nodeId` is a step's id or a module's. */
export function whyNot(protocol: Protocol, run: Run, nodeId: string): WhyNot {
  const module = run.modules[nodeId];
  if (module) return { because: 'module', state: module };
  const path = pathTo(protocol, nodeId);
  if (path.length === 0) return { because: 'no-such-step' };
  const visits = run.visits[nodeId] ?? 0;
  if (visits > 0) return { because: 'it-came', visits };
  const reached = path.findLastIndex((node) => (run.visits[node.id] ?? 0) > 0);
  const [last, child] = [path[reached], path[reached + 1]];
  if (!last || !child)
    return run.end ? { because: 'run-ended', end: run.end } : { because: 'not-yet', node: nodeId };
  if (isJump(last.type))
    return { because: 'jumped-away', node: last.id, to: last.data.rules.jumpRule?.target ?? '' };
  const end = run.ends[last.id];
  const working = run.here?.node === last.id && run.here.phase === 'working';
  if (!end || working)
    return run.end ? { because: 'run-ended', end: run.end } : { because: 'not-yet', node: last.id };
  if (end.by === 'jump' && end.wentTo !== null)
    return { because: 'jumped-away', node: last.id, to: end.wentTo };
  const siblings = graphOf(protocol).children.get(last.id) ?? [];
  const at = end.wentTo === null ? run.at : end.at;
  const evaluation = evaluate(child.data.nextStepCondition, factsOf(graphOf(protocol), run, last.id, at));
  const first = siblings.find((sibling) => sibling.id === end.wentTo);
  if (first && (evaluation.holds || siblings.indexOf(first) < siblings.indexOf(child)))
    return { because: 'another-came-first', node: child.id, first: first.id };
  return { because: 'condition', node: child.id, evaluation, nearest: nearestFailure(evaluation) };
}

/** The failed comparison that was closest to holding. */
export function nearestFailure(evaluation: Evaluation): Evaluation {
  const failed = (evaluation.parts ?? []).filter((part) => !part.holds).map(nearestFailure);
  return failed.reduce((best, part) => (gap(part) < gap(best) ? part : best), failed[0] ?? evaluation);
}

/** How far a comparison was from holding: relative for numbers, 1 for words, 2 when nothing is known. */
function gap({ condition, value }: Evaluation): number {
  if (value === null || value === undefined) return 2;
  if (!('op' in condition) || typeof value !== 'number' || typeof condition.value !== 'number') return 1;
  return Math.abs(value - condition.value) / Math.max(1, Math.abs(condition.value));
}
