import type { Condition } from '../condition.ts';
import type {
  AiBranch,
  AiSettings,
  FlowNode,
  JumpRule,
  NodeDataByType,
  NodeOf,
  StepType,
  WaitSettings,
} from '../protocol.ts';
import { condition } from './condition.ts';
import { id, minutes, name, timeOfDay, weekday, window } from './fields.ts';
import { by, type Fields, list, number, object, oneOf, optional, type Reader, text, yesNo } from './shape.ts';

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

function node<T extends StepType>(
  type: T,
  settings: Fields<NodeDataByType[T]>['settings' & keyof NodeDataByType[T]],
): Reader<FlowNode> {
  const data = object({ ...shared, settings } as unknown as Fields<NodeDataByType[T]>);
  return object({ id, type: oneOf([type]), parentId, data } as unknown as Fields<
    NodeOf<T>
  >) as Reader<FlowNode>;
}

const none = optional(object<Record<string, never>>({}));
const message = optional(object<{ message?: string }>({ message: optional(text({ max: 2_000 })) }));
const amount = (max: number) => optional(number({ min: 0, max, whole: true }));

const wait = by<WaitSettings>('kind', {
  for: object<Extract<WaitSettings, { kind: 'for' }>>({
    kind: oneOf(['for']),
    days: amount(3_660),
    hours: amount(87_840),
    minutes: amount(5_270_400),
  }),
  until: object<Extract<WaitSettings, { kind: 'until' }>>({
    kind: oneOf(['until']),
    at_time: timeOfDay,
    at_week_days: optional(list(weekday, { max: 7 })),
  }),
  event: object<Extract<WaitSettings, { kind: 'event' }>>({
    kind: oneOf(['event']),
    on: oneOf(['reading', 'answers']),
    item: id,
  }),
});

const branch: Reader<AiBranch> = (value, path, faults) =>
  object<AiBranch>({
    id,
    name,
    description: optional(text({ max: 2_000 })),
    when: optional(condition),
    branches: optional(list(path.split('.branches[').length > 6 ? tooDeep : branch, { max: 20 })),
  })(value, path, faults);

const tooDeep: Reader<AiBranch> = (_value, path, faults) => {
  faults.push({ path, message: 'must not be nested deeper than 6 levels' });
  return { id: '', name: '' };
};

const ai = object<AiSettings>({
  prompt: text({ min: 1, max: 20_000 }),
  branches: list(branch, { min: 1, max: 20 }),
  fallback: id,
  review: yesNo,
  answerWithinMinutes: optional(minutes),
});

export const flowNode: Reader<FlowNode> = by<FlowNode>('type', {
  population: node('population', object<{ who: Condition }>({ who: condition })),
  order: node('order', none),
  nudge: node('nudge', none),
  followup: node('followup', none),
  challenge: node('challenge', none),
  assessment: node('assessment', none),
  kpi: node(
    'kpi',
    optional(
      object<{ successMeans?: 'taken' | 'inTarget' }>({
        successMeans: optional(oneOf(['taken', 'inTarget'])),
      }),
    ),
  ),
  services: node(
    'services',
    optional(
      object<{ doneWhen?: 'booked' | 'attended' }>({ doneWhen: optional(oneOf(['booked', 'attended'])) }),
    ),
  ),
  wait: node('wait', wait),
  jump: node('jump', none),
  finish: node('finish', message),
  fail: node('fail', message),
  ai: node('ai', ai),
});
