/** What is wrong with a protocol, before anybody follows it. [C1]–[C22] */

import { bandProblems } from './check/bands.ts';
import { contradictions } from './check/contradictions.ts';
import { explore } from './check/explore.ts';
import { flowProblems } from './check/flow-problems.ts';
import { formulaProblems } from './check/formula-problems.ts';
import { loopProblems } from './check/loops.ts';
import { moduleProblems } from './check/module-problems.ts';
import type { Problem } from './check/problem.ts';
import { promptProblems } from './check/prompts.ts';
import { readBeforeMeasured } from './check/read-before.ts';
import { referenceProblems } from './check/references.ts';
import type { SafetyRule } from './check/safety.ts';
import { safetyProblems } from './check/safety-problems.ts';
import { wayOutProblems } from './check/way-out.ts';
import { waysIn } from './check/ways.ts';
import type { Protocol } from './protocol.ts';

export { askedItems } from './check/measures.ts';
export type { PathStep, Problem, ProblemCode } from './check/problem.ts';
export { isAboutSafety } from './check/problem.ts';
export type { SafetyRule } from './check/safety.ts';

export type Around = {
  /** Items that protocols before this one in the same program ask for. */
  carried?: ReadonlySet<string>;
  /** The creator's own. */
  rules?: readonly SafetyRule[];
};

/** Every problem, in the order of the tree; those of the whole protocol first, those of modules last. */
export function check(protocol: Protocol, { carried = new Set(), rules = [] }: Around = {}): Problem[] {
  const explored = explore(protocol, { carried });
  const references = referenceProblems(protocol);
  const { complete } = explored;
  const bands = bandProblems(protocol);
  const reads = readBeforeMeasured(protocol, explored, carried);
  // One cause, one problem: what already says why a branch is never taken stands for it.
  const lost = references.filter(({ data }) => data.kind === 'condition');
  const why = new Set(
    [...lost, ...bands, ...reads].flatMap(({ node, severity }) => (severity === 'error' ? [node] : [])),
  );
  const never = contradictions(protocol, explored);
  const contradicting = never.filter(({ node }) => !why.has(node));
  const explained = new Set(never.flatMap(({ node }) => node ?? []));
  const flow = flowProblems(protocol, waysIn(explored), explained).filter(
    ({ code }) => complete || (code !== 'unreachable' && code !== 'no-finish'),
  );
  const finishes = flow.every(({ code }) => code !== 'no-finish');
  const order = new Map(protocol.nodes.map((node, index) => [node.id, index]));
  const place = ({ node, module }: Problem): number =>
    node !== null ? (order.get(node) ?? 0) : module !== null ? Infinity : -1;
  const loops = loopProblems(protocol, explored);
  const found = [
    ...flow,
    ...loops,
    ...(complete ? contradicting : []),
    ...(finishes && complete ? wayOutProblems(protocol, explored) : []),
    ...(complete ? reads : []),
    ...references,
    ...bands,
    ...formulaProblems(protocol),
    ...moduleProblems(protocol),
    ...(loops.length === 0 && complete ? promptProblems(protocol, explored) : []),
  ];
  const known = new Set(found.map(({ id }) => id));
  /** A mend that breaks something else is none. */
  const isSound = (mended: Protocol): boolean =>
    check(mended, { carried }).every(({ id, severity }) => severity === 'warning' || known.has(id));
  const safety = safetyProblems(protocol, rules, carried, isSound);
  return [...safety, ...found].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** Errors stop publishing. */
export const mayPublish = (problems: readonly Problem[]): boolean =>
  problems.every((problem) => problem.severity !== 'error');
