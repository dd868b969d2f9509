/** Everything a step names has to exist: jump targets, items, and what its conditions ask for. [C6], [C8] */
import { whenTold } from '../alert.ts';
import { type Leaf, leavesOf } from '../condition.ts';
import type { Edit } from '../edit.ts';
import { findNode } from '../graph.ts';
import type { FlowNode, JumpRule, Protocol } from '../protocol.ts';
import { branchPath } from '../steps/ai/branch-path.ts';
import { awaitedBy, conditionsIn, isJump, itemKindOf, modelOf, neededItemOf } from '../steps/traits.ts';
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
  if (isJump(node.type) && rule.target === undefined)
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
    const mend: Edit = isJump(node.type) ? { edit: 'removeNode', nodeId: node.id } : withoutRule(node, key);
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
  const { selectedItem, name } = node.data;
  const kind = selectedItem === undefined ? neededItemOf(node.type) : itemKindOf(node.type);
  if (kind === undefined) return [];
  if (selectedItem !== undefined && protocol.items[selectedItem]?.kind === kind) return [];
  return [problem('missing-item', 'error', { node: node.id }, { name, kind, item: selectedItem ?? null })];
}

function conditionProblems(protocol: Protocol, node: FlowNode): Problem[] {
  const asked = findNode(protocol, node.parentId ?? '');
  const lost = conditionsIn(node)
    .flatMap(leavesOf)
    .flatMap((leaf) => missingIn(protocol, asked?.data.selectedItem, leaf));
  const awaited = awaitedBy(node);
  if (awaited !== undefined && !protocol.items[awaited]) lost.push(awaited);
  const model = modelOf(node);
  if (model && branchPath(model.branches, model.fallback).length === 0) lost.push(model.fallback);
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

/** What a comparison asks for and the protocol does not have. */
function missingIn(protocol: Protocol, ownItem: string | undefined, leaf: Leaf): string[] {
  switch (leaf.is) {
    case 'kpi':
      return protocol.items[leaf.kpi]?.kind === 'kpi' ? [] : [leaf.kpi];
    case 'score':
      return missingSubscale(protocol, ownItem, leaf);
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
    case 'ending':
      return leaf.node === undefined || findNode(protocol, leaf.node) ? [] : [leaf.node];
    default:
      return [];
  }
}

function missingSubscale(
  protocol: Protocol,
  ownItem: string | undefined,
  { item, subscale }: Extract<Leaf, { is: 'score' }>,
): string[] {
  const found = protocol.items[item ?? ownItem ?? ''];
  if (item !== undefined && found?.kind !== 'assessment') return [item];
  if (subscale === undefined) return [];
  const known = found?.kind === 'assessment' ? (found.subscales ?? []) : [];
  return known.some(({ id }) => id === subscale) ? [] : [subscale];
}
