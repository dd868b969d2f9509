import { ALWAYS, type Condition } from '@regimen/engine/condition.ts';
import type { AiSettings, FlowNode, StepType } from '@regimen/engine/protocol.ts';
import { asksModel } from '@regimen/engine/steps/traits.ts';

/** What can be added, in the order in which people look for it. */
export const PALETTE = [
  'assessment',
  'followup',
  'kpi',
  'nudge',
  'order',
  'services',
  'challenge',
  'wait',
  'population',
  'ai',
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

/** Two branches to begin with; the checker tells what they still want. */
const newChoice = (prompt: string): AiSettings => ({
  prompt,
  branches: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  fallback: 'a',
  review: false,
});

export function newStep(
  type: AddableType,
  id: string,
  parentId: string | null,
  name: string,
  nextStepCondition: Condition,
): FlowNode {
  const settings = asksModel(type) ? newChoice(name) : settingsOf[type];
  const data = { name, target: 'follower', nextStepCondition, rules: {}, ...(settings && { settings }) };
  return { id, type, parentId, data } as FlowNode;
}
