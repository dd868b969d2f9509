/** A population is a gate: what comes after it is for those who fit, unless somebody says otherwise. */
import type { Condition } from '@regimen/engine/condition.ts';
import { ALWAYS } from '@regimen/engine/condition.ts';
import { childrenOf, findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { whoMayPass } from '@regimen/engine/steps/traits.ts';

export const FITS: Condition = { is: 'success' };

export const isGate = (node: FlowNode | undefined): boolean =>
  node !== undefined && whoMayPass(node) !== undefined;

/** When a step behind this one is entered, where nothing else was said: behind a gate not by everybody. */
export const entryBehind = (before: FlowNode | undefined, entry: Condition = ALWAYS): Condition =>
  isGate(before) && entry.is === 'always' ? FITS : entry;

/** The same when the gate before it goes: what was for those who fit is for everybody who comes there. */
export const entryWithout = (gate: FlowNode | undefined, entry: Condition): Condition =>
  isGate(gate) && entry.is === 'success' ? ALWAYS : entry;

/** The gate after which those who do not fit have no way yet: the step itself, or the one before it. */
export function gateToClose(protocol: Protocol, nodeId: string | null): FlowNode | null {
  const node = findNode(protocol, nodeId ?? '');
  const gate = isGate(node) ? node : findNode(protocol, node?.parentId ?? '');
  if (!gate || !isGate(gate) || gate.data.rules.jumpRule?.target !== undefined) return null;
  const ways = childrenOf(protocol, gate.id).map(({ data }) => data.nextStepCondition.is);
  return ways.length > 0 && ways.every((is) => is === 'success') ? gate : null;
}
