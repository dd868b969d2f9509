/** Loops that take no time: the run would go round for ever, and stop with a reason instead. [C7] */
import type { Edit } from '../edit.ts';
import { findNode } from '../graph.ts';
import type { FlowNode, NodeOf, Protocol } from '../protocol.ts';
import { reachable, type Ways } from './flow-problems.ts';
import { type Problem, problem } from './problem.ts';

export function loopProblems(protocol: Protocol, ways: Ways): Problem[] {
  const reached = reachable(protocol, ways);
  const instant = protocol.nodes.filter((node) => reached.has(node.id) && takesNoTime(protocol, node));
  const next = new Map(
    instant.map((node) => [
      node.id,
      (ways.get(node.id) ?? []).flatMap((way) => (way.again && way.to !== null ? [way.to] : [])),
    ]),
  );
  const named = new Set<string>();
  return instant.flatMap((node) => {
    if (named.has(node.id)) return [];
    const loop = loopThrough(node.id, next);
    if (loop === null) return [];
    for (const id of loop) named.add(id);
    return [
      problem('loop-without-time', 'error', { node: node.id }, { steps: loop }, waitInLoop(protocol, loop)),
    ];
  });
}

function takesNoTime(protocol: Protocol, node: FlowNode): boolean {
  switch (node.type) {
    case 'population':
    case 'nudge':
    case 'jump':
      return true;
    case 'wait': {
      const { settings } = node.data;
      return settings.kind === 'for' && !settings.days && !settings.hours && !settings.minutes;
    }
    case 'challenge':
      return protocol.items[node.data.selectedItem ?? '']?.kind !== 'challenge';
    default:
      return false;
  }
}

/** A shortest way from a step back to itself over steps that take no time. */
function loopThrough(start: string, next: ReadonlyMap<string, readonly string[]>): string[] | null {
  const from = new Map<string, string>();
  const open = [start];
  for (const id of open)
    for (const to of next.get(id) ?? []) {
      if (to === start) {
        const loop = [id];
        for (let at = id; at !== start; ) {
          at = from.get(at) ?? start;
          loop.unshift(at);
        }
        return loop;
      }
      if (next.has(to) && !from.has(to)) {
        from.set(to, id);
        open.push(to);
      }
    }
  return null;
}

/** A day's wait in front of the jump that closes the loop. */
function waitInLoop(protocol: Protocol, loop: readonly string[]): Edit | null {
  const jump = loop.map((id) => findNode(protocol, id)).find((node) => node?.type === 'jump');
  if (!jump || jump.parentId === null) return null;
  const taken = new Set(protocol.nodes.map((node) => node.id));
  let id = 'wait-a-day';
  for (let number = 2; taken.has(id); number++) id = `wait-a-day-${number}`;
  const data: NodeOf<'wait'>['data'] = {
    name: 'Wait a day',
    target: 'follower',
    nextStepCondition: jump.data.nextStepCondition,
    rules: {},
    settings: { kind: 'for', days: 1 },
  };
  return { edit: 'insertNode', node: { id, type: 'wait', parentId: jump.parentId, data }, takes: [jump.id] };
}
