/** Copies a step with everything below it. The new ids are handed in, so that the engine makes none up. [E10] */
import { EditError } from './edit-error.ts';
import { branchOf, findNode, graphOf, inTreeOrder } from './graph.ts';
import { MOST_STEPS } from './parse-protocol.ts';
import type { FlowNode, JumpRule, Protocol } from './protocol.ts';

/** `ids` gives each step of the branch the id of its copy. The copy stands right after the original. */
export function duplicateBranch(
  protocol: Protocol,
  nodeId: string,
  ids: Readonly<Record<string, string>>,
): Protocol {
  const top = findNode(protocol, nodeId);
  if (!top) throw new EditError('no-such-node', `There is no step ${nodeId}.`);
  if (top.parentId === null)
    throw new EditError('root-stays', 'The first step cannot stand beside a copy of itself.');
  const branch = branchOf(protocol, nodeId);
  if (protocol.nodes.length + branch.length > MOST_STEPS)
    throw new EditError('too-many-steps', `A protocol has at most ${MOST_STEPS} steps.`);
  const taken = new Set(graphOf(protocol).byId.keys());
  for (const { id } of branch) {
    const copy = ids[id];
    if (copy === undefined || taken.has(copy))
      throw new EditError('id-taken', `Step ${id} needs a new id of its own.`);
    taken.add(copy);
  }
  const copies = branch.map((node) => copyOf(node, ids, node === top));
  const at = protocol.nodes.indexOf(top) + 1;
  return {
    ...protocol,
    nodes: inTreeOrder([...protocol.nodes.slice(0, at), ...copies, ...protocol.nodes.slice(at)]),
  };
}

/** Jumps inside the branch follow the copies; jumps out of it stay. */
function copyOf(node: FlowNode, ids: Readonly<Record<string, string>>, isTop: boolean): FlowNode {
  const rule = node.data.rules.jumpRule;
  const jumpRule: JumpRule = { ...rule };
  for (const key of ['target', 'targetSuccess'] as const) {
    const target = jumpRule[key];
    if (target !== undefined) jumpRule[key] = ids[target] ?? target;
  }
  const parentId = isTop || node.parentId === null ? node.parentId : (ids[node.parentId] ?? node.parentId);
  const data = rule ? { ...node.data, rules: { ...node.data.rules, jumpRule } } : node.data;
  return { ...node, id: ids[node.id] ?? node.id, parentId, data } as FlowNode;
}
