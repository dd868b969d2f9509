import { type Condition, leavesOf } from '@regimen/engine/condition.ts';
import { branchOf, childrenOf } from '@regimen/engine/graph.ts';
import type { AiBranch, FlowNode, NodeOf, Protocol } from '@regimen/engine/protocol.ts';
import { branchPath, everyBranch } from '@regimen/engine/steps/ai/branch-path.ts';
import { asksModel } from '@regimen/engine/steps/traits.ts';
import { type BranchPlace, branchAt } from '../steps/ai/change-branches.ts';
import { placeOf } from './addresses.ts';

export type AiStep = NodeOf<'ai'>;

const isAiStep = (node: FlowNode): node is AiStep => asksModel(node.type);

export const aiModulesOf = ({ nodes }: Protocol): AiStep[] => nodes.filter(isAiStep);

export const aiModuleOf = (protocol: Protocol, id: string): AiStep | undefined =>
  aiModulesOf(protocol).find((step) => step.id === id);

interface Found {
  step: AiStep;
  place: BranchPlace;
  /** None for the module itself. */
  branch: AiBranch | undefined;
}

/** What an address means: a place in the module that it names, else in the first one that has it. */
export function foundAt(protocol: Protocol, word: string, stepId: string | null): Found | undefined {
  const place = placeOf(word);
  if (place === null) return undefined;
  for (const step of aiModulesOf(protocol)) {
    if (stepId !== null && step.id !== stepId) continue;
    const branch = place.length === 0 ? undefined : branchAt(step.data.settings.branches, place);
    if (place.length === 0 || branch) return { step, place, branch };
  }
  return undefined;
}

/** The steps that come next for whoever is in this branch. */
export function stepsInBranch(protocol: Protocol, step: AiStep, branch: AiBranch): FlowNode[] {
  const { branches } = step.data.settings;
  const mine = new Set([
    ...branchPath(branches, branch.id),
    ...everyBranch(branch.branches ?? []).map(({ id }) => id),
  ]);
  return childrenOf(protocol, step.id).filter(({ data }) => isFor(data.nextStepCondition, step.id, mine));
}

const isFor = (condition: Condition, step: string, branches: ReadonlySet<string>): boolean =>
  leavesOf(condition).some(
    (leaf) =>
      leaf.is === 'branch' &&
      leaf.op === '=' &&
      (leaf.node === undefined || leaf.node === step) &&
      branches.has(leaf.value),
  );

/** The AI modules that people in this branch come to. */
export const modulesInBranch = (protocol: Protocol, step: AiStep, branch: AiBranch): AiStep[] =>
  stepsInBranch(protocol, step, branch).flatMap(({ id }) => branchOf(protocol, id).filter(isAiStep));

/** From the outermost branch to this one, each with its place. */
export const branchesAbove = (step: AiStep, place: BranchPlace): { branch: AiBranch; place: BranchPlace }[] =>
  place.flatMap((_, depth) => {
    const above = place.slice(0, depth + 1);
    const branch = branchAt(step.data.settings.branches, above);
    return branch ? [{ branch, place: above }] : [];
  });
