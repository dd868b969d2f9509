/** A population checks who is eligible: what comes after it is for those who fit, unless somebody says otherwise. */
import type { Condition } from '@regimen/engine/condition.ts';
import { ALWAYS } from '@regimen/engine/condition.ts';
import { childrenOf, findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { whoMayPass } from '@regimen/engine/steps/traits.ts';

export const FITS: Condition = { is: 'success' };

export const isEligibilityStep = (node: FlowNode | undefined): boolean =>
  node !== undefined && whoMayPass(node) !== undefined;

/** When a step behind this one is entered, where nothing else was said: behind a population not by everybody. */
export const entryBehind = (before: FlowNode | undefined, entry: Condition = ALWAYS): Condition =>
  isEligibilityStep(before) && entry.is === 'always' ? FITS : entry;

/** The same when the population before it goes: what was for those who fit is for everybody who comes there. */
export const entryWithout = (step: FlowNode | undefined, entry: Condition): Condition =>
  isEligibilityStep(step) && entry.is === 'success' ? ALWAYS : entry;

/** The population after which those who do not fit have no branch yet: the step itself, or the one before it. */
export function stepWithoutOthers(protocol: Protocol, nodeId: string | null): FlowNode | null {
  const node = findNode(protocol, nodeId ?? '');
  const step = isEligibilityStep(node) ? node : findNode(protocol, node?.parentId ?? '');
  if (!step || !isEligibilityStep(step) || step.data.rules.jumpRule?.target !== undefined) return null;
  const entries = childrenOf(protocol, step.id).map(({ data }) => data.nextStepCondition.is);
  return entries.length > 0 && entries.every((is) => is === 'success') ? step : null;
}
