import type { Protocol } from '@regimen/engine/protocol.ts';

/** Those that are in no other's branch, in the order of the flow: a branch takes along what is below it. */
export function branchTops(protocol: Protocol, ids: ReadonlySet<string>): string[] {
  const covered = new Set<string>();
  const tops: string[] = [];
  for (const { id, parentId } of protocol.nodes) {
    const inside = parentId !== null && covered.has(parentId);
    if (inside || ids.has(id)) covered.add(id);
    if (ids.has(id) && !inside) tops.push(id);
  }
  return tops;
}
