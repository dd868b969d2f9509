/** Deleting a step: section 4 of the specification as PRODUCT settles it. [E4]–[E9] */
import { EditError } from './edit-error.ts';
import { branchOf, childrenOf, findNode, inTreeOrder } from './graph.ts';
import type { FlowNode, JumpRule, Protocol } from './protocol.ts';
import { isJump } from './steps/traits.ts';

/** What deleting a step would take along: everything a preview has to draw. */
export type WhatGoes = {
  /** Deleted, in tree order, the step itself included. */
  removed: string[];
  /** The only child, which takes the step's place. */
  movesUp: string | null;
  /** Jumps that pointed at the step and now point at the child, or at nothing. */
  redirected: string[];
  /** Other steps that lose a jump rule, because what it pointed at goes. */
  loses: { node: string; rule: keyof JumpRule }[];
};

export function whatGoes(protocol: Protocol, nodeId: string): WhatGoes {
  const node = findNode(protocol, nodeId);
  if (!node) throw new EditError('no-such-node', `There is no step ${nodeId}.`);
  const children = childrenOf(protocol, nodeId);
  const cascades = children.length > 1;
  const gone = cascades ? reachedBy(protocol, nodeId) : new Set([nodeId]);
  const rest = protocol.nodes.filter((other) => !gone.has(other.id));
  return {
    removed: protocol.nodes.filter((other) => gone.has(other.id)).map((other) => other.id),
    movesUp: cascades ? null : (children[0]?.id ?? null),
    redirected: rest.filter((other) => isJump(other.type) && pointsAt(other, gone)).map((other) => other.id),
    loses: rest.flatMap((other) =>
      isJump(other.type) ? [] : deadRules(other, gone).map((rule) => ({ node: other.id, rule })),
    ),
  };
}

export function removeNode(protocol: Protocol, nodeId: string): Protocol {
  const { removed, movesUp } = whatGoes(protocol, nodeId);
  const gone = new Set(removed);
  const parentId = findNode(protocol, nodeId)?.parentId ?? null;
  const nodes = protocol.nodes.flatMap((node): FlowNode[] => {
    if (node.id === nodeId && movesUp !== null) {
      // The child stands where the step stood, so it keeps the step's place among its siblings.
      const child = findNode(protocol, movesUp);
      return child ? [{ ...withoutDeadRules(child, gone, movesUp), parentId }] : [];
    }
    if (gone.has(node.id) || node.id === movesUp) return [];
    return [withoutDeadRules(node, gone, movesUp)];
  });
  return { ...protocol, nodes: inTreeOrder(nodes) };
}

/** [E4] Descendants go, then jumps at what went, then their descendants, until nothing more is reached. */
function reachedBy(protocol: Protocol, nodeId: string): Set<string> {
  const gone = new Set<string>();
  const open = [nodeId];
  for (const id of open) {
    for (const node of branchOf(protocol, id)) gone.add(node.id);
    for (const node of protocol.nodes)
      if (isJump(node.type) && !gone.has(node.id) && pointsAt(node, gone)) {
        gone.add(node.id);
        open.push(node.id);
      }
  }
  return gone;
}

const pointsAt = (node: FlowNode, gone: ReadonlySet<string>): boolean =>
  deadRules(node, gone).includes('target');

function deadRules(node: FlowNode, gone: ReadonlySet<string>): (keyof JumpRule)[] {
  const rule = node.data.rules.jumpRule;
  return (['target', 'targetSuccess'] as const).filter((key) => {
    const target = rule?.[key];
    return target !== undefined && gone.has(target);
  });
}

/** [E6] A jump follows the child that moved up. [E8] Any other step only loses the rule. */
function withoutDeadRules(node: FlowNode, gone: ReadonlySet<string>, movesUp: string | null): FlowNode {
  const dead = deadRules(node, gone);
  if (dead.length === 0) return node;
  const rule: JumpRule = { ...node.data.rules.jumpRule };
  for (const key of dead) {
    if (isJump(node.type) && key === 'target' && movesUp !== null && movesUp !== node.id)
      rule.target = movesUp;
    else delete rule[key];
  }
  const { jumpRule: _old, ...others } = node.data.rules;
  const rules = Object.keys(rule).length > 0 ? { ...others, jumpRule: rule } : others;
  return { ...node, data: { ...node.data, rules } } as FlowNode;
}
