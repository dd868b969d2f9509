/** Lines that people draw from one step to another, and what stands in the way of a step that is added. */
import { childrenOf, findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, JumpRule, Protocol } from '@regimen/engine/protocol.ts';
import { endsBranch, endsRun, isJump, onlyTells } from '@regimen/engine/steps/traits.ts';
import { changeStep, type Done, type Spot } from './actions.ts';

/** After which outcome the line is followed. */
export type JoinWhen = 'either' | 'success' | 'failure';

export const mayJoin = (node: FlowNode | undefined): boolean => node !== undefined && !endsRun(node.type);

/** The outcomes to choose from: what only tells something has but one, and so has a jump. */
export function joinChoices(node: FlowNode | undefined): readonly JoinWhen[] {
  if (!node || !mayJoin(node)) return [];
  return isJump(node.type) || onlyTells(node.type) ? ['either'] : ['either', 'success', 'failure'];
}

export function joinSteps(protocol: Protocol, from: string, to: string, when: JoinWhen): Done | null {
  const node = findNode(protocol, from);
  if (!node || from === to || !findNode(protocol, to) || !joinChoices(node).includes(when)) return null;
  const rule: JumpRule = { ...node.data.rules.jumpRule };
  if (isJump(node.type)) rule.target = to;
  else {
    if (when !== 'failure') rule.targetSuccess = to;
    if (when !== 'success' && !onlyTells(node.type)) rule.target = to;
  }
  return changeStep(protocol, from, { rules: { ...node.data.rules, jumpRule: rule } });
}

/** Why nothing that is added there would ever be reached, and at which step. */
export interface Blocked {
  nodeId: string;
  /** It ends here, it is a jump, or it goes elsewhere whatever its outcome. */
  because: 'ends' | 'jumps' | 'leaves';
}

export function blockedAt(protocol: Protocol, spot: Spot): Blocked | null {
  if (spot === null) return null;
  const nodeId = 'below' in spot ? spot.below : (findNode(protocol, spot.above)?.parentId ?? null);
  const node = nodeId === null ? undefined : findNode(protocol, nodeId);
  if (!node) return null;
  if (isJump(node.type)) return { nodeId: node.id, because: 'jumps' };
  if (endsBranch(node.type)) return { nodeId: node.id, because: 'ends' };
  const { target, targetSuccess } = node.data.rules.jumpRule ?? {};
  const leaves = targetSuccess !== undefined && (target !== undefined || onlyTells(node.type));
  // Where something follows already, that has its own problem, and one knows.
  return leaves && childrenOf(protocol, node.id).length === 0 ? { nodeId: node.id, because: 'leaves' } : null;
}
