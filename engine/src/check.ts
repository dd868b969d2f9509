/** What is wrong with a protocol, before anybody follows it. [C1]–[C55] */

import { bandProblems } from './check/bands.ts';
import { contradictions } from './check/contradictions.ts';
import { deadlineProblems, lateProblems } from './check/deadlines.ts';
import { Effort, MOST_EFFORT, PER_STEP, within } from './check/effort.ts';
import { eligibilityProblems } from './check/eligibility.ts';
import { endlessPathProblems } from './check/endless-paths.ts';
import { exitsIn } from './check/exits.ts';
import { type Explored, explore } from './check/explore.ts';
import { flowProblems } from './check/flow-problems.ts';
import { formulaProblems } from './check/formula-problems.ts';
import { itemContentProblems } from './check/item-contents.ts';
import { loopProblems } from './check/loops.ts';
import { moduleProblems } from './check/module-problems.ts';
import { nameProblems } from './check/names.ts';
import { placeholderProblems } from './check/placeholders.ts';
import type { Problem } from './check/problem.ts';
import { promptProblems } from './check/prompts.ts';
import { readBeforeMeasured } from './check/read-before.ts';
import { referenceProblems } from './check/references.ts';
import { riskProblems } from './check/risk-problems.ts';
import type { SafetyRule } from './check/safety.ts';
import { safetyProblems } from './check/safety-problems.ts';
import { type Services, serviceProblems } from './check/service-problems.ts';
import { tooFewProblems } from './check/too-few.ts';
import { tooLarge } from './check/too-large.ts';
import type { Protocol } from './protocol.ts';
import { moduleOfAiProblems } from './steps/ai/problems.ts';

export { askedItems } from './check/measures.ts';
export type { PathStep, Problem, ProblemCode } from './check/problem.ts';
export { isAboutSafety } from './check/problem.ts';
export type { SafetyRule } from './check/safety.ts';
export type { ServiceFacts, Services } from './check/service-problems.ts';

export type Around = {
  /** Items that protocols before this one in the same program ask for. */
  carried?: ReadonlySet<string>;
  /** The creator's own. */
  rules?: readonly SafetyRule[];
  /** Those that the protocol's steps may book, as they are now. */
  services?: Services | undefined;
};

/** Every problem, in the order of the tree; those of the whole protocol first, those of modules last. */
export function check(protocol: Protocol, around: Around = {}): Problem[] {
  return checkWith(protocol, around, {
    looking: new Effort(MOST_EFFORT),
    proving: new Effort(MOST_EFFORT),
    mending: new Effort(MOST_EFFORT),
  });
}

type Efforts = Record<'looking' | 'proving' | 'mending', Effort>;

function checkWith(
  protocol: Protocol,
  { carried = new Set(), rules = [], services }: Around,
  efforts: Efforts,
): Problem[] {
  const references = referenceProblems(protocol);
  const besides = [
    ...references,
    ...formulaProblems(protocol),
    ...moduleProblems(protocol),
    ...itemContentProblems(protocol),
    ...placeholderProblems(protocol, carried),
    ...nameProblems(protocol),
    ...moduleOfAiProblems(protocol),
    ...riskProblems(protocol),
    ...lateProblems(protocol),
    ...tooFewProblems(protocol, carried),
    ...serviceProblems(protocol, services),
  ];
  const found = within(
    () => {
      const explored = explore(protocol, { carried }, efforts.looking);
      const onPaths = pathProblems(protocol, explored, carried, references, efforts);
      return explored.complete ? onPaths : [tooLarge(protocol, explored.costly), ...onPaths];
    },
    () => [tooLarge(protocol, [])],
  );
  const known = new Set([...found, ...besides].map(({ id }) => id));
  /** A mend that breaks something else is none. */
  const { proving, mending } = efforts;
  const isSound = (mended: Protocol): boolean => {
    mending.spend(mended.nodes.length * PER_STEP);
    const after = checkWith(
      mended,
      { carried, services },
      { looking: mending, proving: mending, mending: new Effort(0) },
    );
    return after.every(({ id, severity }) => severity === 'warning' || known.has(id));
  };
  const safety = safetyProblems(protocol, rules, carried, isSound, { looking: proving, mending });
  const order = new Map(protocol.nodes.map((node, index) => [node.id, index]));
  const place = ({ node, module }: Problem): number =>
    node !== null ? (order.get(node) ?? 0) : module !== null ? Infinity : -1;
  return [...safety, ...found, ...besides].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** What is read off the paths that were found. */
function pathProblems(
  protocol: Protocol,
  explored: Explored,
  carried: ReadonlySet<string>,
  references: readonly Problem[],
  { looking, mending }: Efforts,
): Problem[] {
  const { complete } = explored;
  const bands = bandProblems(protocol, looking);
  const reads = readBeforeMeasured(protocol, explored, carried);
  // One cause, one problem: what already says why a branch is never taken stands for it.
  const lost = references.filter(({ data }) => data.kind === 'condition');
  const why = new Set(
    [...lost, ...bands, ...reads].flatMap(({ node, severity }) => (severity === 'error' ? [node] : [])),
  );
  const never = contradictions(protocol, explored, mending);
  const contradicting = never.filter(({ node }) => !why.has(node));
  const explained = new Set(never.flatMap(({ node }) => node ?? []));
  const exits = exitsIn(explored);
  const flow = flowProblems(protocol, exits, explained).filter(
    ({ code }) => complete || (code !== 'unreachable' && code !== 'no-finish'),
  );
  const finishes = flow.every(({ code }) => code !== 'no-finish');
  const loops = loopProblems(protocol, explored);
  return [
    ...flow,
    ...loops,
    ...(complete ? eligibilityProblems(protocol, exits) : []),
    ...(complete ? contradicting : []),
    ...(finishes && complete ? endlessPathProblems(protocol, explored) : []),
    ...deadlineProblems(protocol, explored),
    ...(complete ? reads : []),
    ...bands,
    ...(loops.length === 0 && complete ? promptProblems(protocol, explored) : []),
  ];
}

/** Errors stop publishing. */
export const mayPublish = (problems: readonly Problem[]): boolean =>
  problems.every((problem) => problem.severity !== 'error');
