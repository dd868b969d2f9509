import type { AiBranch, FlowNode } from '../../protocol.ts';

/** [R20] A chosen branch counts as itself and as every branch it lies in. */
export const branchFact = (node: FlowNode | undefined, chosen: string | null): string | string[] | null =>
  chosen === null || node?.type !== 'ai' ? chosen : branchPath(node.data.settings.branches, chosen);

/** From the outermost branch to the one named; empty when there is none of that name. */
export function branchPath(branches: readonly AiBranch[], id: string): string[] {
  for (const branch of branches) {
    if (branch.id === id) return [id];
    const below = branchPath(branch.branches ?? [], id);
    if (below.length > 0) return [branch.id, ...below];
  }
  return [];
}

/** The innermost branches: those the model may choose. */
export const leavesOfBranches = (branches: readonly AiBranch[]): AiBranch[] =>
  branches.flatMap((branch) => (branch.branches?.length ? leavesOfBranches(branch.branches) : [branch]));

export const leafIds = (branches: readonly AiBranch[]): string[] =>
  leavesOfBranches(branches).map(({ id }) => id);

/** All of them, each before those that lie in it. */
export const everyBranch = (branches: readonly AiBranch[]): AiBranch[] =>
  branches.flatMap((branch) => [branch, ...everyBranch(branch.branches ?? [])]);
