/** Short ways to write the example protocols, so that each reads like what it says. */
import { ALWAYS, type Comparison, type Condition } from '../condition.ts';
import { inTreeOrder } from '../graph.ts';
import type { Item, Source } from '../items.ts';
import { MODULE_DEFAULTS } from '../parse/recurring-module.ts';
import {
  type FlowNode,
  FORMAT,
  type NodeDataByType,
  type NodeOf,
  type Protocol,
  type StepType,
} from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';

export const SUCCESS: Condition = { is: 'success' };
export const FAILURE: Condition = { is: 'failure' };
export const when = {
  score: (op: Comparison, value: number, item?: string): Condition => ({
    is: 'score',
    ...(item && { item }),
    op,
    value,
  }),
  answer: (question: string, op: Comparison, value: string | number | boolean, item?: string): Condition => ({
    is: 'answer',
    ...(item && { item }),
    question,
    op,
    value,
  }),
  kpi: (kpi: string, op: Comparison, value: number): Condition => ({ is: 'kpi', kpi, op, value }),
  change: (kpi: string, op: Comparison, value: number): Condition => ({
    is: 'kpi',
    kpi,
    stat: 'change',
    op,
    value,
  }),
  average: (kpi: string, days: number, op: Comparison, value: number): Condition => ({
    is: 'kpi',
    kpi,
    over: { of: 'average', days },
    op,
    value,
  }),
  branch: (value: string): Condition => ({ is: 'branch', op: '=', value }),
  days: (op: Comparison, value: number): Condition => ({ is: 'days', op, value }),
  attempts: (op: Comparison, value: number, node?: string): Condition => ({
    is: 'attempts',
    ...(node && { node }),
    op,
    value,
  }),
  age: (op: Comparison, value: number): Condition => ({ is: 'age', op, value }),
  sign: (value: string): Condition => ({ is: 'sign', op: '=', value }),
  without: (...signs: string[]): Condition[] => signs.map((value) => ({ is: 'sign', op: '!=', value })),
  all: (...all: Condition[]): Condition => ({ is: 'and', all }),
  any: (...any: Condition[]): Condition => ({ is: 'or', any }),
};

export const HOURS = (hours: number): { expireAfterMinutes: number } => ({ expireAfterMinutes: hours * 60 });
export const DAYS = (days: number): { expireAfterMinutes: number } => ({ expireAfterMinutes: days * 1_440 });

/** What was written for this product itself. It asks sensible questions but is no validated instrument. */
export const OWN: Source = {
  title: 'Written for Regimen. A simple check, not a validated instrument',
  licence: 'AGPL-3.0-only, as the product itself',
};

type Words<T extends StepType> = Partial<Omit<NodeDataByType[T], 'name' | 'nextStepCondition'>> & {
  /** When this step is taken, after its parent has ended. Always, when left out. */
  if?: Condition;
  /** Where to go on failure and on success, instead of the children. */
  jump?: { target?: string; targetSuccess?: string };
  item?: string;
};

export function step<T extends StepType>(
  type: T,
  id: string,
  parentId: string | null,
  name: string,
  words: Words<T> = {} as Words<T>,
): NodeOf<T> {
  const { if: condition = ALWAYS, jump, item, ...rest } = words;
  const data = {
    name,
    target: 'follower',
    ...rest,
    ...(item !== undefined && { selectedItem: item }),
    nextStepCondition: condition,
    rules: jump ? { jumpRule: jump } : {},
  };
  return { id, type, parentId, data: data as unknown as NodeDataByType[T] };
}

type Rule = Partial<RecurringModule> & Pick<RecurringModule, 'selected_module' | 'selected_item'>;

export function beside(id: string, name: string, rule: Rule): RecurringModule {
  return { ...MODULE_DEFAULTS, id, protocol_id: '', ...rule, settings: { name, ...rule.settings } };
}

/** Puts the parts together: steps in the order of the tree, item names beside the items they point at. */
export function written(
  about: { id: string; name: string; description: string },
  nodes: readonly FlowNode[],
  items: Record<string, Item>,
  modules: readonly RecurringModule[],
): Protocol {
  const named = nodes.map((node): FlowNode => {
    const item = items[node.data.selectedItem ?? ''];
    return item ? ({ ...node, data: { ...node.data, selectedItemName: item.name } } as FlowNode) : node;
  });
  return {
    format: FORMAT,
    ...about,
    nodes: inTreeOrder(named),
    items,
    modules: modules.map((module) => ({ ...module, protocol_id: about.id })),
  };
}
