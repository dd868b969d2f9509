/** What is said of a protocol that is too large to check. [C23] */
import { leavesOf } from '../condition.ts';
import { childrenOf, findNode } from '../graph.ts';
import type { Protocol } from '../protocol.ts';
import { whoMayPass } from '../steps/traits.ts';
import { type Problem, problem } from './problem.ts';
import { variableKey } from './variables.ts';

/** What was not looked at may be wrong: it is an error, so that nothing unchecked is published. `steps` cost the most. */
export function tooLarge(protocol: Protocol, steps: readonly string[]): Problem {
  const [first] = steps;
  const all = first === undefined ? protocol.nodes.map(({ id }) => id) : steps;
  const data = { steps: [...steps], values: valuesAskedAt(protocol, all) };
  return problem('too-large', 'error', first === undefined ? {} : { node: first }, data);
}

/** How many different things the conditions at these steps, and behind them, look at. */
function valuesAskedAt(protocol: Protocol, steps: readonly string[]): number {
  const asked = steps.flatMap((id) => {
    const node = findNode(protocol, id);
    const who = node && whoMayPass(node);
    const below = childrenOf(protocol, id).flatMap(({ data }) => leavesOf(data.nextStepCondition));
    return node ? [...(who ? leavesOf(who) : []), ...below].map((leaf) => variableKey(leaf, { node })) : [];
  });
  return new Set(asked).size;
}
