/**
 * The protocol as data: a tree of steps, the items they point at, and the modules that come back beside them.
 * Everything here is plain JSON. The names `parentId`, `nextStepCondition`, `selectedItemName`, `jumpRule` and
 * the fields of a recurring module are the specification's own (section 3).
 */
import type { Condition } from './condition.ts';
import type { Item } from './items.ts';
import type { RecurringModule } from './recurring-module.ts';

/** Number of the document's format. Older documents are lifted by `upgrade.ts`. */
export const FORMAT = 1;

/** Version of the engine's rules. It rises whenever the same events could lead to another run. */
export const ENGINE_VERSION = '3';

export type Target = 'follower' | 'system';

/** Minutes counted from the moment a task opens. Left out means never. */
export type Window = {
  lateAfterMinutes?: number;
  expireAfterMinutes?: number;
  /** How often the person may put the task off. Default 3. */
  snoozes?: number;
};

export type JumpRule = { target?: string; targetSuccess?: string };

type Common = {
  name: string;
  description?: string;
  target: Target;
  /** Key into `Protocol.items`. */
  selectedItem?: string;
  /** The item's name as the builder shows it; the engine never reads it. */
  selectedItemName?: string;
  nextStepCondition: Condition;
  rules: { jumpRule?: JumpRule };
  window?: Window;
};

export type AiBranch = {
  id: string;
  name: string;
  description?: string;
  /** What belongs here, in the creator's words: for the model, and for whoever reads the protocol. */
  examples?: string[];
  /** The fallback rule: the first branch whose `when` holds is taken when the model gives no usable answer. */
  when?: Condition;
  /** A module nested here: what it decides. Left out, the inner branches belong to the question above. */
  prompt?: string;
  branches?: AiBranch[];
};

/** [R105] What the model may know of a person, by name; the follower reads it as "looked at". */
export type AiFact =
  | { is: 'kpi'; kpi: string }
  | { is: 'score'; item: string }
  | { is: 'answers'; item: string }
  | { is: 'days' | 'adherence' | 'age' | 'sex' | 'signs' };

export type WaitSettings =
  | { kind: 'for'; days?: number; hours?: number; minutes?: number }
  | { kind: 'until'; at_time: string; at_week_days?: Weekday[] }
  | { kind: 'event'; on: 'reading' | 'answers'; item: string };

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

export type AiSettings = {
  prompt: string;
  branches: AiBranch[];
  /** Branch taken when neither the model nor a fallback rule gives one. */
  fallback: string;
  /** A person confirms or changes the model's choice before it counts: every one. */
  review: boolean;
  /** Of a hundred choices so many are looked at all the same, told by ids. */
  reviewShare?: number;
  /** Percent. A choice the model is less sure of than this is looked at by a person. */
  sureFrom?: number;
  /** Who decides where the model gives no answer that can be used. Default: the rule. */
  withoutAnswer?: 'rule' | 'person';
  /** All that the model is told of the person. */
  facts?: AiFact[];
  /** How long the model, and then the person, may take. Default 60. */
  answerWithinMinutes?: number;
};

export type ServicesSettings = {
  doneWhen?: 'booked' | 'attended';
  /** [R110] Whether the follower's word counts that they arranged it themselves. Default: it does. */
  ownArranging?: boolean;
};

type Bare = Common & { settings?: Record<string, never> };

export type NodeDataByType = {
  population: Common & { settings: { who: Condition } };
  order: Bare;
  nudge: Bare;
  followup: Bare;
  challenge: Bare;
  assessment: Bare;
  kpi: Common & { settings?: { successMeans?: 'taken' | 'inTarget' } };
  services: Common & { settings?: ServicesSettings };
  wait: Common & { settings: WaitSettings };
  jump: Bare;
  finish: Common & { settings?: { message?: string } };
  fail: Common & { settings?: { message?: string } };
  ai: Common & { settings: AiSettings };
};

export type StepType = keyof NodeDataByType;

export type NodeOf<T extends StepType> = {
  id: string;
  type: T;
  parentId: string | null;
  data: NodeDataByType[T];
};

export type FlowNode = { [T in StepType]: NodeOf<T> }[StepType];

export const STEP_TYPES = [
  'population',
  'order',
  'nudge',
  'followup',
  'challenge',
  'assessment',
  'kpi',
  'services',
  'wait',
  'jump',
  'finish',
  'fail',
  'ai',
] as const satisfies readonly StepType[];

export type Protocol = {
  format: typeof FORMAT;
  id: string;
  name: string;
  description: string;
  /** Always in depth-first order: a parent before its children, siblings in the order they are asked. */
  nodes: readonly FlowNode[];
  items: Readonly<Record<string, Item>>;
  modules: readonly RecurringModule[];
};

/** Protocols in the order they are followed. `onFail` says whether a failed protocol ends the program. */
export type Program = { id: string; protocols: readonly { protocol: Protocol; onFail: 'stop' | 'goOn' }[] };
