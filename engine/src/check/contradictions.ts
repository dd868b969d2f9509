/** Branches that nobody can take: their condition never holds where it is asked, or others always take the case before. [C13], [C14] */
import { applyEdit, type Edit } from '../edit.ts';
import { branchOf, childrenOf, findNode } from '../graph.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { type Effort, PER_STEP, within } from './effort.ts';
import { type Explored, explore } from './explore.ts';
import { type Problem, problem } from './problem.ts';

/** `mending` is what may be spent on looking for mends. */
export function contradictions(protocol: Protocol, explored: Explored, mending: Effort): Problem[] {
  const reached = new Set(explored.places.map(({ node }) => node.id));
  return protocol.nodes.flatMap((node) => {
    const asked = explored.choices.get(node.id);
    // What a jump leads to has its way; what is never asked says so itself.
    if (!asked || asked.taken || reached.has(node.id)) return [];
    const below = branchOf(protocol, node.id).length - 1;
    const data = { name: node.data.name, below };
    if (!asked.held) return [problem('contradiction', 'error', { node: node.id }, data)];
    const mend = within(
      () => moveUp(protocol, node, explored, mending),
      () => null,
    );
    return [problem('shadowed', 'warning', { node: node.id }, data, mend)];
  });
}

/** Before the first that takes its cases, where both have people then. */
function moveUp(protocol: Protocol, node: FlowNode, before: Explored, mending: Effort): Edit | null {
  if (node.parentId === null || node.data.nextStepCondition.is === 'always') return null;
  const siblings = childrenOf(protocol, node.parentId);
  const parentId = node.parentId;
  const taken = (explored: Explored): number =>
    siblings.filter(({ id }) => explored.choices.get(id)?.taken).length;
  for (let index = siblings.indexOf(node) - 1; index >= 0; index--) {
    const edit: Edit = { edit: 'moveNode', nodeId: node.id, parentId, index };
    mending.spend(protocol.nodes.length * PER_STEP);
    const moved = applyEdit(protocol, edit);
    const after = explore(onlyBranch(moved, parentId), {}, mending);
    if (after.choices.get(node.id)?.taken && taken(after) > taken(before)) return edit;
  }
  return null;
}

/** Enough of a protocol to see who is taken: trying a mend must not cost as much as the whole check again. */
function onlyBranch(protocol: Protocol, parentId: string): Protocol {
  const parent = findNode(protocol, parentId);
  if (!parent) return protocol;
  const children = childrenOf(protocol, parentId).map(
    (child) => ({ ...child, type: 'fail', data: { ...child.data, rules: {} } }) as FlowNode,
  );
  return { ...protocol, nodes: [{ ...parent, parentId: null }, ...children], modules: [] };
}
