/** What each step type is. The rest of the product asks here, never for a type by its name. */
import type { Condition } from '../condition.ts';
import type { ItemKind } from '../items.ts';
import type { AiBranch, AiFact, AiSettings, NodeOf, StepType, WaitSettings } from '../protocol.ts';
import type { Renaming, Success, Traits } from './step.ts';

const message = (settings: { message?: string } | undefined) => settings?.message;

const TRAITS: { [T in StepType]: Traits<T> } = {
  population: {
    does: 'sorts',
    who: ({ who }) => who,
    renamed: ({ who }, { condition }) => ({ who: condition(who) }),
  },
  order: { does: 'asks', item: 'order', measures: 'result', doneBy: 'decision' },
  nudge: { does: 'tells', item: 'nudge' },
  followup: { does: 'asks', item: 'activity', measures: 'item', doneBy: 'decision' },
  challenge: { does: 'asks', item: 'challenge', lastsAsItsItem: true },
  assessment: { does: 'asks', item: 'assessment', measures: 'item' },
  kpi: {
    does: 'asks',
    item: 'kpi',
    measures: 'item',
    success: { setting: 'successMeans', choices: ['taken', 'inTarget'] },
  },
  services: {
    does: 'asks',
    item: 'service',
    doneBy: 'booking',
    success: { setting: 'doneWhen', choices: ['booked', 'attended'] },
    ownArranging: (settings) => settings?.ownArranging ?? true,
  },
  wait: {
    does: 'waits',
    wait: (settings) => settings,
    renamed: (settings, { item }) =>
      settings.kind === 'event' ? { ...settings, item: item(settings.item) } : settings,
  },
  jump: { does: 'jumps' },
  finish: { does: 'finishes', message },
  fail: { does: 'fails', message },
  ai: {
    does: 'asksModel',
    item: 'agent',
    worksWithoutItem: true,
    doneBy: 'decision',
    model: (settings) => settings,
    renamed: (settings, renaming) => ({
      ...settings,
      ...(settings.facts && { facts: settings.facts.map((fact) => renamedFact(fact, renaming)) }),
      branches: renamedBranches(settings.branches, renaming),
    }),
  },
};

const renamedFact = (fact: AiFact, { item }: Renaming): AiFact => {
  if (fact.is === 'kpi') return { ...fact, kpi: item(fact.kpi) };
  return 'item' in fact ? { ...fact, item: item(fact.item) } : fact;
};

const renamedBranches = (branches: readonly AiBranch[], renaming: Renaming): AiBranch[] =>
  branches.map((branch) => ({
    ...branch,
    ...(branch.when && { when: renaming.condition(branch.when) }),
    ...(branch.branches && { branches: renamedBranches(branch.branches, renaming) }),
  }));

export const traitsOf = (type: StepType): Traits<StepType> => TRAITS[type] as unknown as Traits<StepType>;

const does = (type: StepType) => TRAITS[type].does;

export const asksPeople = (type: StepType): boolean => does(type) === 'asks';
export const asksModel = (type: StepType): boolean => does(type) === 'asksModel';
export const onlyTells = (type: StepType): boolean => does(type) === 'tells';
export const isWait = (type: StepType): boolean => does(type) === 'waits';
export const checksEligibility = (type: StepType): boolean => does(type) === 'sorts';
export const isJump = (type: StepType): boolean => does(type) === 'jumps';
export const finishesRun = (type: StepType): boolean => does(type) === 'finishes';
export const failsRun = (type: StepType): boolean => does(type) === 'fails';

/** Whether there is something to be answered, by a person or a model. */
export const opensTasks = (type: StepType): boolean => asksPeople(type) || asksModel(type);

/** A task goes to somebody, and so does a message; what happens by itself goes to nobody. */
export const isForSomebody = (type: StepType): boolean => asksPeople(type) || onlyTells(type);

/** Only says where the path goes: nobody sees it. */
export const onlyLeads = (type: StepType): boolean => checksEligibility(type) || isJump(type);

export const endsRun = (type: StepType): boolean => finishesRun(type) || failsRun(type);

/** Nothing comes after these. */
export const endsBranch = (type: StepType): boolean => endsRun(type) || isJump(type);

type Node = Pick<NodeOf<StepType>, 'type' | 'data'>;

export const itemKindOf = (type: StepType): ItemKind | undefined => traitsOf(type).item;

/** Whose score is meant by a comparison that names none. */
export const scoredItemOf = (node: Node | undefined): string | undefined =>
  node && itemKindOf(node.type) === 'assessment' ? node.data.selectedItem : undefined;

/** The kind of the item without which the step cannot be done. */
export const neededItemOf = (type: StepType): ItemKind | undefined =>
  traitsOf(type).worksWithoutItem ? undefined : itemKindOf(type);

export const whoMayPass = ({ type, data }: Node): Condition | undefined =>
  traitsOf(type).who?.(data.settings);
export const waitOf = ({ type, data }: Node): WaitSettings | undefined =>
  traitsOf(type).wait?.(data.settings);
export const modelOf = ({ type, data }: Node): AiSettings | undefined =>
  traitsOf(type).model?.(data.settings);
export const branchesOf = (node: Node | undefined): readonly AiBranch[] =>
  (node && modelOf(node)?.branches) ?? [];
export const endMessageOf = ({ type, data }: Node): string | undefined =>
  traitsOf(type).message?.(data.settings);

/** The item that a wait is for. */
export function awaitedBy(node: Node): string | undefined {
  const wait = waitOf(node);
  return wait?.kind === 'event' ? wait.item : undefined;
}

/** What has to have come about for success, where the creator may say it. */
export function successOf({ type, data }: Node): Success | undefined {
  const { success } = traitsOf(type);
  return (
    success &&
    ((data.settings as Record<string, Success> | undefined)?.[success.setting] ?? success.choices[0])
  );
}

/** [R110] Whether the follower's own word counts that it is arranged. */
export const takesOwnWord = ({ type, data }: Node): boolean =>
  traitsOf(type).ownArranging?.(data.settings) ?? false;

/** Whether it is over after a time that the creator may set. */
export const mayRunOut = (node: Node): boolean =>
  (asksPeople(node.type) && !traitsOf(node.type).lastsAsItsItem) || awaitedBy(node) !== undefined;

export function settingsRenamed(
  { type, data }: Node,
  renaming: Renaming,
): { settings?: Node['data']['settings'] } {
  const { renamed } = traitsOf(type);
  return renamed && data.settings ? { settings: renamed(data.settings, renaming) } : {};
}

/** Every condition that stands in a step, the one of its entry first. */
export function conditionsIn(node: Node): Condition[] {
  const who = whoMayPass(node);
  return [node.data.nextStepCondition, ...(who ? [who] : []), ...rulesOf(branchesOf(node))];
}

const rulesOf = (branches: readonly AiBranch[]): Condition[] =>
  branches.flatMap(({ when, branches: inner }) => [...(when ? [when] : []), ...rulesOf(inner ?? [])]);
