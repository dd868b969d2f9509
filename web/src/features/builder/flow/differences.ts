/** What became of each step between two drafts, and a tree that shows both. */
import { applyChange, changeBetween, invertChange } from '@regimen/engine/change.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';

export type Difference = 'added' | 'changed' | 'gone';

export interface Compared {
  /** What is there now, and what is gone, each where it stood. */
  nodes: readonly FlowNode[];
  differences: ReadonlyMap<string, Difference>;
}

export function compareDrafts(before: Protocol, now: Protocol): Compared {
  const change = changeBetween(before, now);
  const differences = new Map<string, Difference>();
  for (const { id, before: was, after } of change.nodes)
    differences.set(id, was === null ? 'added' : after === null ? 'gone' : 'changed');
  const gone = change.nodes.filter(({ after }) => after === null);
  if (gone.length === 0) return { nodes: now.nodes, differences };
  const back = invertChange({ nodes: gone, items: {}, modules: [], words: null });
  return { nodes: applyChange(now, back).nodes, differences };
}
