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
