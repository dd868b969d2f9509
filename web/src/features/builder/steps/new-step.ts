import { ALWAYS, type Condition } from '@regimen/engine/condition.ts';
import type { FlowNode, StepType } from '@regimen/engine/protocol.ts';

/** What can be added, in the order in which people look for it. Services and AI modules are shown where they are. */
export const PALETTE = [
  'assessment',
  'followup',
  'kpi',
  'nudge',
  'order',
  'challenge',
  'wait',
  'population',
  'jump',
  'finish',
  'fail',
] as const satisfies readonly StepType[];
export type AddableType = (typeof PALETTE)[number];

/** What people begin with most. */
export const FIRST_STEPS = [
  'assessment',
  'population',
  'followup',
  'nudge',
  'kpi',
  'order',
] as const satisfies readonly AddableType[];

const settingsOf: Partial<Record<StepType, object>> = {
  population: { who: ALWAYS },
  wait: { kind: 'for', days: 1 },
};

export function newStep(
  type: AddableType,
  id: string,
  parentId: string | null,
  name: string,
  nextStepCondition: Condition,
): FlowNode {
  const settings = settingsOf[type];
  const data = { name, target: 'follower', nextStepCondition, rules: {}, ...(settings && { settings }) };
  return { id, type, parentId, data } as FlowNode;
}
