/** What is wrong with a protocol, before anybody follows it. [C1]–[C12] */

import { flowProblems } from './check/flow-problems.ts';
import { formulaProblems } from './check/formula-problems.ts';
import { loopProblems } from './check/loops.ts';
import { moduleProblems } from './check/module-problems.ts';
import type { Problem } from './check/problem.ts';
import { referenceProblems } from './check/references.ts';
import { waysOut } from './check/ways.ts';
import type { Protocol } from './protocol.ts';

export type { Problem, ProblemCode } from './check/problem.ts';

/** Every problem, in the order of the tree; those of the whole protocol first, those of modules last. */
export function check(protocol: Protocol): Problem[] {
  const ways = new Map(protocol.nodes.map((node) => [node.id, waysOut(protocol, node)]));
  const order = new Map(protocol.nodes.map((node, index) => [node.id, index]));
  const place = ({ node, module }: Problem): number =>
    node !== null ? (order.get(node) ?? 0) : module !== null ? Infinity : -1;
  return [
    ...flowProblems(protocol, ways),
    ...loopProblems(protocol, ways),
    ...referenceProblems(protocol),
    ...formulaProblems(protocol),
    ...moduleProblems(protocol),
  ].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** Errors stop publishing. */
export const mayPublish = (problems: readonly Problem[]): boolean =>
  problems.every((problem) => problem.severity !== 'error');
