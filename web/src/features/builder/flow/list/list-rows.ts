/** The flow as rows. A line of steps stays at one level; only where branches part do rows move in. */
import { childrenOf } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';

export interface ListRow {
  node: FlowNode;
  /** How many forks lie above it. */
  level: number;
  /** One of several branches: which, and of how many. */
  branchNumber: number;
  branchCount: number;
  childCount: number;
  hidden: number;
}

export function listRows(protocol: Protocol, collapsed: ReadonlySet<string>): ListRow[] {
  const rows: ListRow[] = [];
  const byId = new Map<string, ListRow>();
  const coveredBy = new Map<string, ListRow>();
  for (const node of protocol.nodes) {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId);
    const cover =
      coveredBy.get(node.parentId ?? '') ?? (parent && collapsed.has(parent.node.id) ? parent : undefined);
    if (cover) {
      cover.hidden++;
      coveredBy.set(node.id, cover);
      continue;
    }
    const siblings = node.parentId === null ? [node] : childrenOf(protocol, node.parentId);
    const row: ListRow = {
      node,
      level: (parent?.level ?? 0) + (siblings.length > 1 ? 1 : 0),
      branchNumber: siblings.findIndex(({ id }) => id === node.id) + 1,
      branchCount: siblings.length,
      childCount: childrenOf(protocol, node.id).length,
      hidden: 0,
    };
    byId.set(node.id, row);
    rows.push(row);
  }
  return rows;
}
