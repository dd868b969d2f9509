import { sleep } from '../../engine/src/examples/sleep.ts';
import { inTreeOrder } from '../../engine/src/graph.ts';
import type { FlowNode, Protocol } from '../../engine/src/protocol.ts';
import { renameSteps } from '../../engine/src/rename-steps.ts';

/** A protocol as people write them, only longer: one that works, grown into itself until it has `count` steps. */
export function longProtocol(count: number): Protocol {
  const nodes: FlowNode[] = [];
  for (let copy = 0; nodes.length < count; copy++) {
    const ids = Object.fromEntries(sleep.nodes.map(({ id }) => [id, `c${copy}-${id}`]));
    // Each copy takes over where an earlier one would go on with its challenge; so it grows wide and deep.
    const place = copy === 0 ? null : `c${Math.floor((copy - 1) / 2)}-rise`;
    const [top, ...rest] = renameSteps(sleep.nodes, ids);
    if (!top) break;
    nodes.push({ ...top, parentId: place } as FlowNode, ...rest);
  }
  return { ...sleep, id: 'long', name: 'A long protocol', nodes: inTreeOrder(nodes).slice(0, count) };
}
