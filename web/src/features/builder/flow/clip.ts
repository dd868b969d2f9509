/** A branch on the clipboard: a small protocol of its own, as text that the engine reads back. */
import { branchOf } from '@regimen/engine/graph.ts';
import { parseProtocol } from '@regimen/engine/parse-protocol.ts';
import { type FlowNode, FORMAT, type Protocol } from '@regimen/engine/protocol.ts';
import { itemsUsed } from '@regimen/engine/rename-items.ts';

/** `nodes[0]` is the top and has no parent; `items` are those that the steps name. */
export type Clip = Pick<Protocol, 'nodes' | 'items'>;

const MARK = 'regimen/branch';

export function clipOf(protocol: Protocol, nodeId: string): Clip {
  const branch = branchOf(protocol, nodeId);
  const inBranch = new Set(branch.map(({ id }) => id));
  const nodes = protocol.nodes
    .filter(({ id }) => inBranch.has(id))
    .map((node) => (node.id === nodeId ? ({ ...node, parentId: null } as FlowNode) : node));
  const used = itemsUsed({ nodes, items: protocol.items, modules: [] });
  const items = Object.fromEntries(Object.entries(protocol.items).filter(([id]) => used.has(id)));
  return { nodes, items };
}

const documentOf = ({ nodes, items }: Clip): Protocol => ({
  format: FORMAT,
  id: 'branch',
  name: 'branch',
  description: '',
  nodes,
  items,
  modules: [],
});

export const clipText = (clip: Clip): string => JSON.stringify({ mark: MARK, document: documentOf(clip) });

/** `null`: something else is on the clipboard, or something that the engine would not take. */
export function readClip(text: string): Clip | null {
  if (!text.includes(MARK)) return null;
  try {
    const { mark, document } = JSON.parse(text) as { mark?: unknown; document?: unknown };
    if (mark !== MARK) return null;
    const parsed = parseProtocol(document);
    if (!parsed.ok || parsed.protocol.nodes.length === 0) return null;
    return { nodes: parsed.protocol.nodes, items: parsed.protocol.items };
  } catch {
    return null;
  }
}
