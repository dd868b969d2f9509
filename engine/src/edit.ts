/** Edits of a protocol. Each gives a new protocol; steps it does not touch stay the very same objects. [E1]–[E13] */
import { duplicateBranch } from './duplicate-branch.ts';
import { EditError } from './edit-error.ts';
import { branchOf, childrenOf, findNode, graphOf, inTreeOrder } from './graph.ts';
import type { Item } from './items.ts';
import { MOST_STEPS } from './parse-protocol.ts';
import type { FlowNode, Protocol } from './protocol.ts';
import type { RecurringModule } from './recurring-module.ts';
import { removeNode } from './remove-node.ts';
import { sameJson } from './same-json.ts';

export { duplicateBranch } from './duplicate-branch.ts';
export { EditError } from './edit-error.ts';
export { removeNode, type WhatGoes, whatGoes } from './remove-node.ts';

export type NodeContent = FlowNode extends infer N
  ? N extends FlowNode
    ? Pick<N, 'type' | 'data'>
    : never
  : never;

/** An edit as a value: what the page sends, what the checker offers as a mend. */
export type Edit =
  | { edit: 'insertNode'; node: FlowNode; index?: number; takes?: string[] }
  | { edit: 'moveNode'; nodeId: string; parentId: string; index?: number }
  | { edit: 'updateNode'; nodeId: string; content: NodeContent }
  | { edit: 'duplicateBranch'; nodeId: string; ids: Record<string, string> }
  | { edit: 'removeNode'; nodeId: string }
  | { edit: 'setItem'; itemId: string; item: Item | null }
  | { edit: 'setModule'; moduleId: string; module: RecurringModule | null }
  | { edit: 'describe'; name: string; description: string };

export function applyEdit(protocol: Protocol, edit: Edit): Protocol {
  switch (edit.edit) {
    case 'insertNode':
      return insertNode(protocol, edit.node, edit);
    case 'moveNode':
      return moveNode(protocol, edit.nodeId, edit.parentId, edit.index);
    case 'updateNode':
      return updateNode(protocol, edit.nodeId, edit.content);
    case 'duplicateBranch':
      return duplicateBranch(protocol, edit.nodeId, edit.ids);
    case 'removeNode':
      return removeNode(protocol, edit.nodeId);
    case 'setItem':
      return setItem(protocol, edit.itemId, edit.item);
    case 'setModule':
      return setModule(protocol, edit.moduleId, edit.module);
    case 'describe':
      return { ...protocol, name: edit.name, description: edit.description };
  }
}

/**
 * [E1] Puts `node` under `node.parentId`, at `index` among its siblings (last when left out).
 * `takes` names siblings that become its children: the plus between two steps. A new root takes the old one.
 */
export function insertNode(
  protocol: Protocol,
  node: FlowNode,
  place: { index?: number; takes?: readonly string[] } = {},
): Protocol {
  const { byId, root } = graphOf(protocol);
  if (byId.has(node.id)) throw new EditError('id-taken', `There is a step ${node.id} already.`);
  if (protocol.nodes.length >= MOST_STEPS)
    throw new EditError('too-many-steps', `A protocol has at most ${MOST_STEPS} steps.`);
  if (node.parentId !== null && !byId.has(node.parentId))
    throw new EditError('no-such-parent', `There is no step ${node.parentId}.`);
  const takes = new Set(node.parentId === null && root ? [root.id] : (place.takes ?? []));
  for (const id of takes)
    if (byId.get(id)?.parentId !== node.parentId)
      throw new EditError('not-a-sibling', `Step ${id} is not a child of the same parent.`);
  const siblings = node.parentId === null ? (root ? [root] : []) : childrenOf(protocol, node.parentId);
  const firstTaken = siblings.findIndex((sibling) => takes.has(sibling.id));
  const before = siblings[place.index ?? (firstTaken < 0 ? siblings.length : firstTaken)];
  const rest = protocol.nodes.map((other) =>
    takes.has(other.id) ? ({ ...other, parentId: node.id } as FlowNode) : other,
  );
  return { ...protocol, nodes: inTreeOrder(placedBefore(rest, node, before?.id)) };
}

/** [E2] Moves a step with everything below it. */
export function moveNode(protocol: Protocol, nodeId: string, parentId: string, index?: number): Protocol {
  const node = findNode(protocol, nodeId);
  if (!node) throw new EditError('no-such-node', `There is no step ${nodeId}.`);
  if (node.parentId === null)
    throw new EditError('root-stays', 'The first step cannot be moved under another.');
  if (!findNode(protocol, parentId)) throw new EditError('no-such-parent', `There is no step ${parentId}.`);
  if (branchOf(protocol, nodeId).some((below) => below.id === parentId))
    throw new EditError('into-itself', 'A step cannot be moved below itself.');
  const siblings = childrenOf(protocol, parentId).filter((sibling) => sibling.id !== nodeId);
  const before = siblings[index ?? siblings.length];
  const rest = protocol.nodes.filter((other) => other.id !== nodeId);
  const moved = node.parentId === parentId ? node : ({ ...node, parentId } as FlowNode);
  return { ...protocol, nodes: inTreeOrder(placedBefore(rest, moved, before?.id)) };
}

/** [E3] Gives a step other content. Its id, its place and its children stay. The same content changes nothing. */
export function updateNode(protocol: Protocol, nodeId: string, content: NodeContent): Protocol {
  const node = findNode(protocol, nodeId);
  if (!node) throw new EditError('no-such-node', `There is no step ${nodeId}.`);
  if (node.type === content.type && sameJson(node.data, content.data)) return protocol;
  const updated = { ...node, type: content.type, data: content.data } as FlowNode;
  return { ...protocol, nodes: protocol.nodes.map((other) => (other === node ? updated : other)) };
}

export function setItem(protocol: Protocol, itemId: string, item: Item | null): Protocol {
  const { [itemId]: _old, ...others } = protocol.items;
  return { ...protocol, items: item === null ? others : { ...protocol.items, [itemId]: item } };
}

export function setModule(protocol: Protocol, moduleId: string, module: RecurringModule | null): Protocol {
  const known = protocol.modules.some((other) => other.id === moduleId);
  if (module === null)
    return { ...protocol, modules: protocol.modules.filter((other) => other.id !== moduleId) };
  const own = { ...module, id: moduleId };
  const modules = known
    ? protocol.modules.map((other) => (other.id === moduleId ? own : other))
    : [...protocol.modules, own];
  return { ...protocol, modules };
}

function placedBefore(nodes: readonly FlowNode[], node: FlowNode, beforeId: string | undefined): FlowNode[] {
  const at = beforeId === undefined ? nodes.length : nodes.findIndex((other) => other.id === beforeId);
  return [...nodes.slice(0, at), node, ...nodes.slice(at)];
}
