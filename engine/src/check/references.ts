/** Everything a step names has to exist: jump targets, items, and what its conditions ask for. [C6], [C8] */
import { whenTold } from '../alert.ts';
import { type Leaf, leavesOf } from '../condition.ts';
import type { Edit } from '../edit.ts';
import { branchPath } from '../facts.ts';
import { findNode } from '../graph.ts';
import { ITEM_OF_STEP } from '../items.ts';
import type { AiBranch, FlowNode, JumpRule, Protocol } from '../protocol.ts';
import { type Problem, problem } from './problem.ts';

export function referenceProblems(protocol: Protocol): Problem[] {
  const steps = protocol.nodes.flatMap((node) => [
    ...jumpProblems(protocol, node),
    ...itemProblems(protocol, node),
    ...conditionProblems(protocol, node),
  ]);
  return [...steps, ...alertProblems(protocol)];
}

/** [C8] An alert that asks for something nobody has would never sound, and no help would come; likewise advice. */
function alertProblems(protocol: Protocol): Problem[] {
  return Object.entries(protocol.items).flatMap(([id, item]) => {
    const told = whenTold(item);
    const advice = item.kind === 'kpi' ? (item.advice ?? []) : [];
    const asked = [...(told ? [told] : []), ...advice.map(({ when }) => when)];
    const lost = asked.flatMap(leavesOf).flatMap((leaf) => missingIn(protocol, id, leaf));
    return [...new Set(lost)].map((missing) =>
      problem(
        'missing-item',
        'error',
        {},
        { name: item.name, kind: 'alert', item: missing, of: id },
        null,
        `${id}:${missing}`,
      ),
    );
  });
}

/** [C6] */
function jumpProblems(protocol: Protocol, node: FlowNode): Problem[] {
  const rule = node.data.rules.jumpRule ?? {};
  const place = { node: node.id };
  const { name } = node.data;
  if (node.type === 'jump' && rule.target === undefined)
    return [
      problem(
        'jump-to-nothing',
        'error',
        place,
        { name, target: null },
        { edit: 'removeNode', nodeId: node.id },
      ),
    ];
  return (['target', 'targetSuccess'] as const).flatMap((key) => {
    const target = rule[key];
    if (target === undefined || findNode(protocol, target)) return [];
    const mend: Edit =
      node.type === 'jump' ? { edit: 'removeNode', nodeId: node.id } : withoutRule(node, key);
    return [problem('jump-to-nothing', 'error', place, { name, target, rule: key }, mend, key)];
  });
}

function withoutRule(node: FlowNode, key: keyof JumpRule): Edit {
  const { [key]: _gone, ...jumpRule } = node.data.rules.jumpRule ?? {};
  const content = { type: node.type, data: { ...node.data, rules: { jumpRule } } } as FlowNode;
  return { edit: 'updateNode', nodeId: node.id, content };
}

/** [C8] An AI module may do without an agent; every other step that points at an item needs it. */
function itemProblems(protocol: Protocol, node: FlowNode): Problem[] {
  const kind = ITEM_OF_STEP[node.type];
  const { selectedItem, name } = node.data;
  if (kind === undefined || (node.type === 'ai' && selectedItem === undefined)) return [];
  if (selectedItem !== undefined && protocol.items[selectedItem]?.kind === kind) return [];
  return [problem('missing-item', 'error', { node: node.id }, { name, kind, item: selectedItem ?? null })];
}

function conditionProblems(protocol: Protocol, node: FlowNode): Problem[] {
  const conditions = [node.data.nextStepCondition];
  if (node.type === 'population') conditions.push(node.data.settings.who);
  if (node.type === 'ai') conditions.push(...fallbackRules(node.data.settings.branches));
  const asked = findNode(protocol, node.parentId ?? '');
  const lost = conditions
    .flatMap(leavesOf)
    .flatMap((leaf) => missingIn(protocol, asked?.data.selectedItem, leaf));
  if (node.type === 'wait' && node.data.settings.kind === 'event' && !protocol.items[node.data.settings.item])
    lost.push(node.data.settings.item);
  if (node.type === 'ai' && branchPath(node.data.settings.branches, node.data.settings.fallback).length === 0)
    lost.push(node.data.settings.fallback);
  return [...new Set(lost)].map((item) =>
    problem(
      'missing-item',
      'error',
      { node: node.id },
      { name: node.data.name, kind: 'condition', item },
      null,
      item,
    ),
  );
}

const fallbackRules = (branches: readonly AiBranch[]): Exclude<AiBranch['when'], undefined>[] =>
  branches.flatMap((branch) => [
    ...(branch.when ? [branch.when] : []),
    ...fallbackRules(branch.branches ?? []),
  ]);

/** What a comparison asks for and the protocol does not have. */
function missingIn(protocol: Protocol, ownItem: string | undefined, leaf: Leaf): string[] {
  switch (leaf.is) {
    case 'kpi':
      return protocol.items[leaf.kpi]?.kind === 'kpi' ? [] : [leaf.kpi];
    case 'score':
    case 'band':
      return leaf.item === undefined || protocol.items[leaf.item]?.kind === 'assessment' ? [] : [leaf.item];
    case 'answer': {
      const id = leaf.item ?? ownItem;
      const item = id === undefined ? undefined : protocol.items[id];
      const questions =
        item?.kind === 'assessment' || item?.kind === 'activity' ? (item.questions ?? []) : [];
      return questions.some((question) => question.id === leaf.question) ? [] : [leaf.question];
    }
    case 'branch':
    case 'attempts':
      return leaf.node === undefined || findNode(protocol, leaf.node) ? [] : [leaf.node];
    default:
      return [];
  }
}
