/** Branches on the clipboard: small protocols of their own, as text that the engine reads back. */
import { branchOf } from '@regimen/engine/graph.ts';
import { parseProtocol } from '@regimen/engine/parse-protocol.ts';
import { type FlowNode, FORMAT, type Protocol } from '@regimen/engine/protocol.ts';
import { itemsUsed } from '@regimen/engine/rename-items.ts';
import { branchTops } from './branch-tops.ts';

/** The tops of its branches have no parent; `items` are those that the steps name. */
export type Clip = Pick<Protocol, 'nodes' | 'items'>;

const MARK = 'regimen/branch';

export const topsOf = ({ nodes }: Clip): FlowNode[] => nodes.filter(({ parentId }) => parentId === null);

/** These steps with all that is below them. */
export function clipOf(protocol: Protocol, ...ids: string[]): Clip {
  const tops = new Set(branchTops(protocol, new Set(ids)));
  const inBranches = new Set([...tops].flatMap((id) => branchOf(protocol, id).map((node) => node.id)));
  const nodes = protocol.nodes
    .filter(({ id }) => inBranches.has(id))
    .map((node) => (tops.has(node.id) ? ({ ...node, parentId: null } as FlowNode) : node));
  return { nodes, items: itemsIn(nodes, protocol.items) };
}

function itemsIn(nodes: Protocol['nodes'], items: Protocol['items']): Protocol['items'] {
  const used = itemsUsed({ nodes, items, modules: [] });
  return Object.fromEntries(Object.entries(items).filter(([id]) => used.has(id)));
}

/** A protocol has one first step, so each branch is one. */
function documentsOf(clip: Clip): Protocol[] {
  const whole: Protocol = {
    format: FORMAT,
    id: 'branch',
    name: 'branch',
    description: '',
    modules: [],
    ...clip,
  };
  return topsOf(clip).map(({ id }) => {
    const nodes = branchOf(whole, id);
    return { ...whole, nodes, items: itemsIn(nodes, clip.items) };
  });
}

export const clipText = (clip: Clip): string => JSON.stringify({ mark: MARK, documents: documentsOf(clip) });

/** `null`: something else is on the clipboard, or something that the engine would not take. */
export function readClip(text: string): Clip | null {
  if (!text.includes(MARK)) return null;
  try {
    const { mark, documents } = JSON.parse(text) as { mark?: unknown; documents?: unknown };
    if (mark !== MARK || !Array.isArray(documents) || documents.length === 0) return null;
    const clip: Clip = { nodes: [], items: {} };
    for (const document of documents) {
      const parsed = parseProtocol(document);
      if (!parsed.ok || parsed.protocol.nodes.length === 0) return null;
      clip.nodes = [...clip.nodes, ...parsed.protocol.nodes];
      clip.items = { ...clip.items, ...parsed.protocol.items };
    }
    const isTwice = new Set(clip.nodes.map(({ id }) => id)).size < clip.nodes.length;
    return isTwice ? null : clip;
  } catch {
    return null;
  }
}
