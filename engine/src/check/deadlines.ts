/** Steps at which whoever does nothing stays for ever [C47], and those that would be late only when it is over [C48]. */
import type { FlowNode, Protocol } from '../protocol.ts';
import { stayAt } from '../steps/check.ts';
import { endsRun, waitOf } from '../steps/traits.ts';
import type { Explored } from './explore.ts';
import { type Problem, problem } from './problem.ts';

/** Whose doing, or what, a step waits for without end. The simulator's reasons for being stuck. [R49] */
const ENDLESS_WAITS = ['waits-for-follower', 'waits-for-expert', 'waits-for-event'] as const;
export type EndlessWait = (typeof ENDLESS_WAITS)[number];
export const isEndlessWait = (reason: string): reason is EndlessWait =>
  ENDLESS_WAITS.some((one) => one === reason);

/** null: nobody waits there, or not for ever. What holds a finish back is a module's matter. [C10] */
export function endlessWaitAt(protocol: Protocol, node: FlowNode): EndlessWait | null {
  if (endsRun(node.type) || stayAt(protocol, node).most !== Infinity) return null;
  if (waitOf(node)) return 'waits-for-event';
  return node.data.target === 'follower' ? 'waits-for-follower' : 'waits-for-expert';
}

/** Named once for each of the three, at the first step that people reach. */
export function deadlineProblems(protocol: Protocol, { places }: Explored): Problem[] {
  const reached = new Set(places.map(({ node }) => node.id));
  const byReason = new Map<EndlessWait, FlowNode[]>();
  for (const node of protocol.nodes) {
    const reason = reached.has(node.id) ? endlessWaitAt(protocol, node) : null;
    if (reason !== null) byReason.set(reason, [...(byReason.get(reason) ?? []), node]);
  }
  return [...byReason].flatMap(([reason, nodes]) => {
    const [first] = nodes;
    if (!first) return [];
    const data = { name: first.data.name, reason, steps: nodes.map(({ id }) => id) };
    return [problem('no-deadline', 'warning', { node: first.id }, data, null, reason)];
  });
}

/** [C48] Whoever is late is told so before the time is over, or never. */
export const lateProblems = (protocol: Protocol): Problem[] =>
  protocol.nodes.flatMap((node) => {
    const { lateAfterMinutes: late, expireAfterMinutes: expires } = node.data.window ?? {};
    if (late === undefined || expires === undefined || late < expires) return [];
    return [problem('late-after-expiry', 'warning', { node: node.id }, { name: node.data.name })];
  });
