import type { Leaf } from '@regimen/engine/condition.ts';
import { nameOfModule, nameOfStep } from '@regimen/engine/given-name.ts';
import { graphOf } from '@regimen/engine/graph.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import type { AiBranch, FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { Question } from '@regimen/engine/questions.ts';

// What conditions speak of, by the names that the protocol's author gave.

/** What a condition means where it names nothing: the step that has just ended, or the item whose alert it is. */
export interface Own {
  node: string | null;
  item?: string | undefined;
}

export const nodeOf = (protocol: Protocol, id: string | null | undefined): FlowNode | undefined =>
  id === null || id === undefined ? undefined : graphOf(protocol).byId.get(id);

const itemAt = (protocol: Protocol, id: string | undefined) =>
  id !== undefined && Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;

export const stepName = (protocol: Protocol, id: string | null): string => {
  const node = nodeOf(protocol, id);
  return node ? nameOfStep(protocol, node) : '';
};

export function moduleName(protocol: Protocol, id: string): string {
  const module = protocol.modules.find((each) => each.id === id);
  return module ? nameOfModule(protocol, module) : '';
}

export const itemName = (protocol: Protocol, id: string): string => itemAt(protocol, id)?.name ?? '';

export function kpiOf(protocol: Protocol, id: string): KpiItem | undefined {
  const item = itemAt(protocol, id);
  return item?.kind === 'kpi' ? item : undefined;
}

/** What a condition on a score, a band or an answer is about. */
export function sheetOf(protocol: Protocol, leaf: { item?: string }, own: Own) {
  const id = leaf.item ?? own.item ?? nodeOf(protocol, own.node)?.data.selectedItem;
  return { id, item: itemAt(protocol, id) };
}

export function questionOf(
  protocol: Protocol,
  leaf: Extract<Leaf, { is: 'answer' }>,
  own: Own,
): Question | undefined {
  const { item } = sheetOf(protocol, leaf, own);
  const questions = item && 'questions' in item ? item.questions : undefined;
  return questions?.find(({ id }) => id === leaf.question);
}

export function bandName(protocol: Protocol, leaf: { item?: string }, own: Own, id: string): string {
  const { item } = sheetOf(protocol, leaf, own);
  return (item?.kind === 'assessment' && item.bands.find((band) => band.id === id)?.name) || id;
}

export function branchName(branches: readonly AiBranch[], id: string): string {
  for (const branch of branches) {
    if (branch.id === id) return branch.name;
    const below = branchName(branch.branches ?? [], id);
    if (below !== '') return below;
  }
  return '';
}

/** What experts fill in about somebody is theirs: the follower is told that it counted, not what it said. */
export function isExperts(protocol: Protocol, leaf: Leaf | { is: 'success' | 'failure' }, own: Own): boolean {
  if (leaf.is === 'success' || leaf.is === 'failure')
    return nodeOf(protocol, own.node)?.data.target === 'system';
  if (leaf.is !== 'score' && leaf.is !== 'band' && leaf.is !== 'answer') return false;
  const item = leaf.item ?? own.item;
  if (item === undefined) return nodeOf(protocol, own.node)?.data.target === 'system';
  const asks = [
    ...protocol.nodes.filter(({ data }) => data.selectedItem === item).map(({ data }) => data.target),
    ...protocol.modules.filter((one) => one.selected_item === item).map(({ target }) => target),
  ];
  return asks.length > 0 && asks.every((target) => target === 'system');
}
