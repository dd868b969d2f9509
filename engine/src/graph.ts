/** The tree and its jumps, indexed once per protocol. [G1]–[G6] */
import type { FlowNode, Protocol } from './protocol.ts';

export type Graph = {
  root: FlowNode | null;
  byId: ReadonlyMap<string, FlowNode>;
  /** Children in the order they are asked. Every node has an entry. */
  children: ReadonlyMap<string, readonly FlowNode[]>;
};

/** A pure memo: the graph depends on nothing but the protocol, and goes when the protocol goes. */
const graphs = new WeakMap<readonly FlowNode[], Graph>();

export function graphOf(protocol: Protocol): Graph {
  const known = graphs.get(protocol.nodes);
  if (known) return known;
  const byId = new Map(protocol.nodes.map((node) => [node.id, node]));
  const children = new Map<string, FlowNode[]>(protocol.nodes.map((node) => [node.id, []]));
  for (const node of protocol.nodes) if (node.parentId !== null) children.get(node.parentId)?.push(node);
  const graph = { root: protocol.nodes.find((node) => node.parentId === null) ?? null, byId, children };
  graphs.set(protocol.nodes, graph);
  return graph;
}

export function childrenOf(protocol: Protocol, nodeId: string): readonly FlowNode[] {
  return graphOf(protocol).children.get(nodeId) ?? [];
}

export function findNode(protocol: Protocol, nodeId: string): FlowNode | undefined {
  return graphOf(protocol).byId.get(nodeId);
}

/** The node and everything below it, parents first. */
export function branchOf(protocol: Protocol, nodeId: string): FlowNode[] {
  const start = findNode(protocol, nodeId);
  if (!start) return [];
  const branch = [start];
  for (const node of branch) branch.push(...childrenOf(protocol, node.id));
  return branch;
}

/** From the root down to the node, both included. */
export function pathTo(protocol: Protocol, nodeId: string): FlowNode[] {
  const path: FlowNode[] = [];
  let node = findNode(protocol, nodeId);
  while (node) {
    path.unshift(node);
    node = node.parentId === null ? undefined : findNode(protocol, node.parentId);
  }
  return path;
}

export type TreeFault = {
  node: string;
  fault: 'same-id-twice' | 'second-root' | 'parent-missing' | 'circle';
};

/** [G1] What keeps a list of nodes from being one tree; empty when it is one. No nodes at all is a tree. */
export function treeFaults(nodes: readonly FlowNode[]): TreeFault[] {
  const faults: TreeFault[] = [];
  const parents = new Map<string, string | null>();
  let root: string | null = null;
  for (const { id, parentId } of nodes) {
    if (parents.has(id)) faults.push({ node: id, fault: 'same-id-twice' });
    parents.set(id, parentId);
    if (parentId === null && root !== null) faults.push({ node: id, fault: 'second-root' });
    if (parentId === null) root ??= id;
  }
  const sound = new Set<string>();
  for (const { id, parentId } of nodes) {
    if (parentId !== null && !parents.has(parentId)) {
      faults.push({ node: id, fault: 'parent-missing' });
      continue;
    }
    if (sound.has(id)) continue;
    const walked: string[] = [];
    let here: string | null | undefined = id;
    while (typeof here === 'string' && !sound.has(here) && !walked.includes(here)) {
      walked.push(here);
      here = parents.get(here);
    }
    if (here === id) faults.push({ node: id, fault: 'circle' });
    else if (here === null || (here !== undefined && sound.has(here)))
      for (const step of walked) sound.add(step);
  }
  return faults;
}

/** [G2] The same nodes in depth-first order, siblings in their present order. Nodes are kept as they are. */
export function inTreeOrder(nodes: readonly FlowNode[]): FlowNode[] {
  const below = new Map<string | null, FlowNode[]>();
  for (const node of nodes) {
    const siblings = below.get(node.parentId);
    if (siblings) siblings.push(node);
    else below.set(node.parentId, [node]);
  }
  const ordered: FlowNode[] = [];
  const open = [...(below.get(null) ?? [])].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    ordered.push(node);
    open.push(...[...(below.get(node.id) ?? [])].reverse());
  }
  return ordered;
}
