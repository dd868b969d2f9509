/** Steps under other ids: for copies of a branch, here or in another protocol. [E17] */
import type { Condition } from './condition.ts';
import type { FlowNode, JumpRule } from './protocol.ts';
import { settingsRenamed } from './steps/traits.ts';

type Rename = (id: string) => string;

/** [E17] `ids` gives steps their new ids; what it leaves out keeps its own. */
export function renameSteps(nodes: readonly FlowNode[], ids: Readonly<Record<string, string>>): FlowNode[] {
  const rename: Rename = (id) => (Object.hasOwn(ids, id) ? (ids[id] ?? id) : id);
  return nodes.map((node) => inNode(node, rename));
}

function inNode(node: FlowNode, rename: Rename): FlowNode {
  const { data } = node;
  const rule = data.rules.jumpRule;
  const condition = (asked: Condition) => inCondition(asked, rename);
  return {
    ...node,
    id: rename(node.id),
    parentId: node.parentId === null ? null : rename(node.parentId),
    data: {
      ...data,
      nextStepCondition: condition(data.nextStepCondition),
      ...(rule && { rules: { ...data.rules, jumpRule: inRule(rule, rename) } }),
      ...settingsRenamed(node, { condition, item: (id) => id }),
    },
  } as FlowNode;
}

const inRule = ({ target, targetSuccess }: JumpRule, rename: Rename): JumpRule => ({
  ...(target !== undefined && { target: rename(target) }),
  ...(targetSuccess !== undefined && { targetSuccess: rename(targetSuccess) }),
});

function inCondition(condition: Condition, rename: Rename): Condition {
  switch (condition.is) {
    case 'and':
      return { ...condition, all: condition.all.map((part) => inCondition(part, rename)) };
    case 'or':
      return { ...condition, any: condition.any.map((part) => inCondition(part, rename)) };
    case 'branch':
    case 'attempts':
    case 'ending':
      return condition.node === undefined ? condition : { ...condition, node: rename(condition.node) };
    default:
      return condition;
  }
}
