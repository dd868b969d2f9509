/** Populations whose answer makes no difference: whoever does not fit goes on like those who do. [C36] */
import { type Condition, holds, type Outcome } from '../condition.ts';
import type { Edit } from '../edit.ts';
import type { FlowNode, NodeOf, Protocol } from '../protocol.ts';
import { whoMayPass } from '../steps/traits.ts';
import type { Exits } from './exits.ts';
import { freeId } from './free-id.ts';
import { type Problem, problem } from './problem.ts';

export function eligibilityProblems(protocol: Protocol, exits: Exits): Problem[] {
  return protocol.nodes.flatMap((node) => {
    const who = whoMayPass(node);
    if (!who) return [];
    const own = exits.get(node.id) ?? [];
    // A case without an exit is a problem of its own.
    if (own.some(({ to }) => to === null)) return [];
    const leading = (result: Outcome): string[] =>
      own.flatMap((exit) => (exit.result === result && exit.to !== null ? [exit.to] : [])).sort();
    const [fits, others] = [leading('success'), leading('failure')];
    const data = { name: node.data.name };
    if (asksNothing(who))
      return fits.length === 1
        ? [problem('open-gate', 'warning', { node: node.id }, { ...data, asks: false })]
        : [];
    if (fits.length === 0 || fits.join() !== others.join()) return [];
    // A jump rule goes before whatever is asked below.
    const mend = node.data.rules.jumpRule === undefined ? endsForOthers(protocol, node) : null;
    return [problem('open-gate', 'error', { node: node.id }, { ...data, asks: true }, mend)];
  });
}

const AGES = Array.from({ length: 131 }, (_, age) => age);

/** Whoever tells their age fits, whatever it is: "at least 0" is no question. */
const asksNothing = (who: Condition): boolean =>
  AGES.every((age) => holds(who, (leaf) => (leaf.is === 'age' ? age : null)));

/** Asked first, so that the branches that take every case take only those who fit. */
export function endsForOthers(protocol: Protocol, node: FlowNode): Edit {
  const data = {
    name: 'Not for them',
    target: 'follower',
    nextStepCondition: { is: 'failure' },
    rules: {},
  } as const;
  const end: NodeOf<'fail'> = { id: freeId(protocol, 'not-for-them'), type: 'fail', parentId: node.id, data };
  return { edit: 'insertNode', node: end, index: 0 };
}
