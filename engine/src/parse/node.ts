import { type FlowNode, type JumpRule, type NodeDataByType, STEP_TYPES, type StepType } from '../protocol.ts';
import { SETTINGS } from '../steps/settings.ts';
import { condition } from './condition.ts';
import { id, name, window } from './fields.ts';
import { by, type Fields, object, oneOf, optional, type Reader, text } from './shape.ts';

const shared = {
  name,
  description: optional(text({ max: 5_000 })),
  target: oneOf(['follower', 'system']),
  selectedItem: optional(id),
  selectedItemName: optional(text({ max: 200 })),
  nextStepCondition: condition,
  rules: object<{ jumpRule?: JumpRule }>({
    jumpRule: optional(object<JumpRule>({ target: optional(id), targetSuccess: optional(id) })),
  }),
  window: optional(window),
};

const parentId: Reader<string | null> = (value, path, faults) =>
  value === null ? null : id(value, path, faults);

function node(type: StepType): Reader<FlowNode> {
  const data = object({ ...shared, settings: SETTINGS[type] } as unknown as Fields<NodeDataByType[StepType]>);
  return object({ id, type: oneOf([type]), parentId, data } as unknown as Fields<FlowNode>);
}

export const flowNode: Reader<FlowNode> = by<FlowNode>(
  'type',
  Object.fromEntries(STEP_TYPES.map((type) => [type, node(type)])),
);
