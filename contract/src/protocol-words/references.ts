/** What the ids in a condition stand for. `undefined` where it is gone. */
import type { Leaf } from '@regimen/engine/condition.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { AssessmentItem, Item, KpiItem } from '@regimen/engine/items.ts';
import type { AiBranch, FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { branchesOf } from '@regimen/engine/steps/traits.ts';

/** What a condition speaks of when it names no item or step. */
export interface Own {
  /** The step whose condition it is: "the step just ended" is its parent. */
  node?: string | undefined;
  /** The step just ended, where that one is known. */
  ended?: string | null | undefined;
  /** The item being edited: questions and alerts speak of it. */
  item?: Item | undefined;
  /** Its id; what is being added has none yet. */
  itemId?: string | undefined;
}

export const itemOf = (protocol: Protocol, id: string | undefined): Item | undefined =>
  id !== undefined && Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;

export function stepBefore(protocol: Protocol, { node, ended }: Own): FlowNode | undefined {
  if (ended !== undefined) return findNode(protocol, ended ?? '');
  return node === undefined ? undefined : findNode(protocol, findNode(protocol, node)?.parentId ?? '');
}

/** The item a comparison is about: the one it names, the one being edited, or that of the step just ended. */
export function subjectOf(protocol: Protocol, own: Own, id: string | undefined): Item | undefined {
  if (id !== undefined) return itemOf(protocol, id);
  return own.item ?? itemOf(protocol, stepBefore(protocol, own)?.data.selectedItem);
}

export const questionsOf = (item: Item | undefined): readonly Question[] =>
  item?.kind === 'assessment' || item?.kind === 'activity' ? (item.questions ?? []) : [];

export function questionOf(
  protocol: Protocol,
  own: Own,
  leaf: Extract<Leaf, { is: 'answer' }>,
): Question | undefined {
  const subject = subjectOf(protocol, own, leaf.item);
  const called = (item: Item | undefined) => questionsOf(item).find(({ id }) => id === leaf.question);
  // Without the step at hand, a question of this id anywhere in the protocol is the one that is meant.
  const nowhere = leaf.item === undefined && subject === undefined;
  return called(nowhere ? Object.values(protocol.items).find((item) => called(item)) : subject);
}

export const assessmentOf = (
  protocol: Protocol,
  own: Own,
  id: string | undefined,
): AssessmentItem | undefined => {
  const item = subjectOf(protocol, own, id);
  return item?.kind === 'assessment' ? item : undefined;
};

export const kpiOf = (protocol: Protocol, id: string, own: Own = {}): KpiItem | undefined => {
  const item = own.itemId === id ? own.item : itemOf(protocol, id);
  return item?.kind === 'kpi' ? item : undefined;
};

export const subscaleNameOf = (
  protocol: Protocol,
  own: Own,
  { item, subscale }: Extract<Leaf, { is: 'score' }>,
): string | undefined =>
  assessmentOf(protocol, own, item)?.subscales?.find(({ id }) => id === subscale)?.name;

export function bandNameOf(protocol: Protocol, own: Own, leaf: Extract<Leaf, { is: 'band' }>) {
  const known = assessmentOf(protocol, own, leaf.item);
  const items = known || leaf.item !== undefined ? [known] : Object.values(protocol.items);
  const bands = items.flatMap((item) => (item?.kind === 'assessment' ? item.bands : []));
  return bands.find(({ id }) => id === leaf.value)?.name;
}

export interface BranchPlace {
  id: string;
  name: string;
  depth: number;
}

/** Every branch of an AI step, an outer one before those that lie in it. */
export const branchPlaces = (branches: readonly AiBranch[], depth = 0): BranchPlace[] =>
  branches.flatMap(({ id, name, branches: below = [] }) => [
    { id, name, depth },
    ...branchPlaces(below, depth + 1),
  ]);

export function branchNameOf(protocol: Protocol, own: Own, leaf: Extract<Leaf, { is: 'branch' }>) {
  const named = leaf.node === undefined ? stepBefore(protocol, own) : findNode(protocol, leaf.node);
  const steps = named || leaf.node !== undefined ? [named] : protocol.nodes;
  const places = steps.flatMap((step) => branchPlaces(branchesOf(step)));
  return places.find(({ id }) => id === leaf.value)?.name;
}
