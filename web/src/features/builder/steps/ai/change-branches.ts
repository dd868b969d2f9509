import type { AiBranch } from '@regimen/engine/protocol.ts';
import { everyBranch } from '@regimen/engine/steps/ai/branch-path.ts';

/** The numbers of branches from the module down: `[0, 2]` is the third branch inside the first. */
export type BranchPlace = readonly number[];

export const branchAt = (
  branches: readonly AiBranch[],
  [at = 0, ...below]: BranchPlace,
): AiBranch | undefined =>
  below.length === 0 ? branches[at] : branchAt(branches[at]?.branches ?? [], below);

/** The same branches with one of them changed; `null` takes it out. */
export function withBranch(
  branches: readonly AiBranch[],
  [at = 0, ...below]: BranchPlace,
  change: (branch: AiBranch) => AiBranch | null,
): AiBranch[] {
  return branches.flatMap((branch, index) => {
    if (index !== at) return [branch];
    if (below.length === 0) return change(branch) ?? [];
    const inner = withBranch(branch.branches ?? [], below, change);
    const { branches: _before, ...bare } = branch;
    return [inner.length > 0 ? { ...bare, branches: inner } : bare];
  });
}

/** With a letter, or a number, that no other branch has. */
export function newBranch(branches: readonly AiBranch[]): AiBranch {
  const taken = new Set(everyBranch(branches).flatMap(({ id, name }) => [id, name.toLowerCase()]));
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const id = letters.find((letter) => !taken.has(letter)) ?? `b${taken.size}`;
  return { id, name: id.toUpperCase() };
}
