/** Steps under other ids: for copies of a branch, here or in another protocol. [E17] */
import type { Condition } from './condition.ts';
import type { AiBranch, FlowNode, JumpRule } from './protocol.ts';

type Rename = (id: string) => string;

/** [E17] `ids` gives steps their new ids; what it leaves out keeps its own. */
export function renameSteps(nodes: readonly FlowNode[], ids: Readonly<Record<string, string>>): FlowNode[] {
  const rename: Rename = (id) => (Object.hasOwn(ids, id) ? (ids[id] ?? id) : id);
  return nodes.map((node) => inNode(node, rename));
}

function inNode(node: FlowNode, rename: Rename): FlowNode {
  const { data } = node;
  const rule = data.rules.jumpRule;
  return {
    ...node,
    id: rename(node.id),
    parentId: node.parentId === null ? null : rename(node.parentId),
    data: {
      ...data,
      nextStepCondition: inCondition(data.nextStepCondition, rename),
      ...(rule && { rules: { ...data.rules, jumpRule: inRule(rule, rename) } }),
      ...inSettings(node, rename),
    },
  } as FlowNode;
}

const inRule = ({ target, targetSuccess }: JumpRule, rename: Rename): JumpRule => ({
  ...(target !== undefined && { target: rename(target) }),
  ...(targetSuccess !== undefined && { targetSuccess: rename(targetSuccess) }),
});

function inSettings(node: FlowNode, rename: Rename): { settings?: FlowNode['data']['settings'] } {
  if (node.type === 'population') return { settings: { who: inCondition(node.data.settings.who, rename) } };
  if (node.type !== 'ai') return {};
  const { settings } = node.data;
  return { settings: { ...settings, branches: settings.branches.map((branch) => inBranch(branch, rename)) } };
}

const inBranch = (branch: AiBranch, rename: Rename): AiBranch => ({
  ...branch,
  ...(branch.when && { when: inCondition(branch.when, rename) }),
  ...(branch.branches && { branches: branch.branches.map((below) => inBranch(below, rename)) }),
});

function inCondition(condition: Condition, rename: Rename): Condition {
  switch (condition.is) {
    case 'and':
      return { ...condition, all: condition.all.map((part) => inCondition(part, rename)) };
    case 'or':
      return { ...condition, any: condition.any.map((part) => inCondition(part, rename)) };
    case 'branch':
    case 'attempts':
      return condition.node === undefined ? condition : { ...condition, node: rename(condition.node) };
    default:
      return condition;
  }
}
