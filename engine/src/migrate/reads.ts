/** Whether anything in a protocol still asks for the score, band or answers of an item. */
import { type Condition, leavesOf } from '../condition.ts';
import { childrenOf, findNode } from '../graph.ts';
import type { Protocol } from '../protocol.ts';
import type { Run } from '../run-state.ts';
import { conditionsIn } from '../steps/traits.ts';

export function readsItem(protocol: Protocol, run: Run, item: string): boolean {
  const { here } = run;
  if (protocol.nodes.flatMap(conditionsIn).some((condition) => names(condition, item))) return true;
  // Between two steps the children ask for the step just ended without naming its item.
  if (here?.phase !== 'choosing' || findNode(protocol, here.node)?.data.selectedItem !== item) return false;
  return childrenOf(protocol, here.node).some((child) => names(child.data.nextStepCondition, undefined));
}

const names = (condition: Condition, item: string | undefined): boolean =>
  leavesOf(condition).some(
    (leaf) => (leaf.is === 'score' || leaf.is === 'band' || leaf.is === 'answer') && leaf.item === item,
  );
