/** Weeks more and weeks less, as edits: waits give and take first, then whole weeks of something to do. [E23] */
import { freeId } from '../check/free-id.ts';
import { applyEdit, type Edit } from '../edit.ts';
import { step } from '../examples/write.ts';
import { childrenOf } from '../graph.ts';
import type { FlowNode, NodeOf, Protocol } from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';
import { itemKindOf, waitOf } from '../steps/traits.ts';

const WEEK = 7;

type Wait = NodeOf<'wait'>;
const daysOf = (node: FlowNode): number => {
  const wait = waitOf(node);
  return wait?.kind === 'for' ? (wait.days ?? 0) : 0;
};

const isToDo = ({ type, data }: FlowNode): boolean =>
  data.target === 'follower' && itemKindOf(type) === 'activity';

/** About how long somebody takes who does everything soon. */
export function lengthInWeeks(protocol: Protocol): number {
  const days = protocol.nodes.reduce((sum, node) => {
    const item = protocol.items[node.data.selectedItem ?? ''];
    if (item?.kind === 'challenge') return sum + item.days;
    return sum + daysOf(node) + (isToDo(node) ? 1 : 0);
  }, 0);
  return Math.max(1, Math.round(days / WEEK));
}

export const shorterBy = (protocol: Protocol, weeks: number): Edit[] =>
  repeated(protocol, weeks, -1, aWeekLess);
export const longerBy = (protocol: Protocol, weeks: number, name: string): Edit[] =>
  repeated(protocol, weeks, 1, (one) => aWeekMore(one, name));

function repeated(
  protocol: Protocol,
  weeks: number,
  sign: 1 | -1,
  once: (protocol: Protocol) => Edit[],
): Edit[] {
  const edits: Edit[] = [];
  let at = protocol;
  let done = 0;
  for (; done < weeks; done++) {
    const next = once(at);
    if (next.length === 0) break;
    at = next.reduce(applyEdit, at);
    edits.push(...next);
  }
  if (done === 0) return [];
  return [...joined(edits), ...protocol.modules.flatMap((module) => ends(module, sign * done * WEEK))];
}

/** A wait that changes several times changes once. */
function joined(edits: readonly Edit[]): Edit[] {
  const last = new Map(
    edits.map((edit, index) => [edit.edit === 'updateNode' ? edit.nodeId : `${index}`, edit]),
  );
  return [...last.values()];
}

const ends = (module: RecurringModule, days: number): Edit[] =>
  module.stop_after === 0
    ? []
    : [
        {
          edit: 'setModule',
          moduleId: module.id,
          module: { ...module, stop_after: Math.max(module.start_after + WEEK, module.stop_after + days) },
        },
      ];

const lasting = (node: Wait, days: number): Edit => ({
  edit: 'updateNode',
  nodeId: node.id,
  content: { type: 'wait', data: { ...node.data, settings: { kind: 'for', days } } },
});

function longestWait({ nodes }: Protocol): Wait | undefined {
  return nodes.filter((node): node is Wait => daysOf(node) >= WEEK).sort((a, b) => daysOf(b) - daysOf(a))[0];
}

function aWeekLess(protocol: Protocol): Edit[] {
  const wait = longestWait(protocol);
  if (wait && daysOf(wait) >= 2 * WEEK) return [lasting(wait, daysOf(wait) - WEEK)];
  if (wait) return [{ edit: 'removeNode', nodeId: wait.id }];
  const pair = weeksToDo(protocol);
  const last = pair.at(-1);
  // Something to do has to be left.
  return last && pair.length > 1 ? last.map(({ id }) => ({ edit: 'removeNode', nodeId: id })) : [];
}

/** Something to do and the days after it: one for each week, in the order of the tree. */
function weeksToDo(protocol: Protocol): FlowNode[][] {
  return protocol.nodes.flatMap((node) => {
    if (!isToDo(node) || node.parentId === null) return [];
    const [only, ...others] = childrenOf(protocol, node.id);
    const hasDays = only !== undefined && others.length === 0 && daysOf(only) > 0;
    return hasDays && childrenOf(protocol, only.id).length === 1 ? [[node, only]] : [];
  });
}

function aWeekMore(protocol: Protocol, name: string): Edit[] {
  const wait = longestWait(protocol);
  if (wait && daysOf(wait) < 366 - WEEK) return [lasting(wait, daysOf(wait) + WEEK)];
  const lastWeek = weeksToDo(protocol).at(-1)?.at(-1);
  const [next] = lastWeek ? childrenOf(protocol, lastWeek.id) : [];
  if (!lastWeek || !next) return [];
  const node = step('wait', freeId(protocol, 'more-time'), lastWeek.id, name, {
    settings: { kind: 'for', days: WEEK },
  });
  return [{ edit: 'insertNode', node, takes: [next.id] }];
}
