import type { Condition } from './condition.ts';
import type { AiBranch, FlowNode } from './protocol.ts';
import { branchesOf, whoMayPass } from './steps/traits.ts';

/** Every condition that stands in a step, the one of its entry first. */
export function conditionsIn(node: FlowNode): Condition[] {
  const who = whoMayPass(node);
  return [node.data.nextStepCondition, ...(who ? [who] : []), ...rulesOf(branchesOf(node))];
}

const rulesOf = (branches: readonly AiBranch[]): Condition[] =>
  branches.flatMap(({ when, branches: inner }) => [...(when ? [when] : []), ...rulesOf(inner ?? [])]);
