/** Random trees with jumps, for the tests of editing. */
import type { FlowNode, JumpRule, Protocol } from '../protocol.ts';
import { depthFirst, node, protocol } from './build.ts';
import type { Random } from './random.ts';

export function randomProtocol(random: Random, size: number): Protocol {
  const nodes: FlowNode[] = [];
  for (let index = 0; index < size; index++) {
    const parentId = index === 0 ? null : `n${random.whole(Math.max(0, index - 4), index - 1)}`;
    nodes.push(random.chance(0.3) ? node('jump', `n${index}`, parentId) : node('kpi', `n${index}`, parentId));
  }
  const somewhere = (): string => `n${random.whole(0, size - 1)}`;
  const withRules = nodes.map((step): FlowNode => {
    const jumpRule: JumpRule = {};
    if (step.type === 'jump' || random.chance(0.2)) jumpRule.target = somewhere();
    if (step.type !== 'jump' && random.chance(0.2)) jumpRule.targetSuccess = somewhere();
    if (Object.keys(jumpRule).length === 0) return step;
    return { ...step, data: { ...step.data, rules: { jumpRule } } } as FlowNode;
  });
  return protocol(depthFirst(withRules));
}
