/** Loops that take no time: the run would go round for ever, and stop with a reason instead. [C7] */
import type { Edit } from '../edit.ts';
import { findNode } from '../graph.ts';
import type { NodeOf, Protocol } from '../protocol.ts';
import { isJump } from '../steps/traits.ts';
import type { Explored } from './explore.ts';
import { freeId } from './free-id.ts';
import { type Problem, problem } from './problem.ts';

export function loopProblems(protocol: Protocol, explored: Explored): Problem[] {
  return loopsIn(explored).map((loop) => {
    const order = protocol.nodes.map(({ id }) => id).filter((id) => loop.includes(id));
    const first = order[0] as string;
    const at = loop.indexOf(first);
    const steps = [...new Set([...loop.slice(at), ...loop.slice(0, at)])];
    return problem('loop-without-time', 'error', { node: first }, { steps }, waitInLoop(protocol, steps));
  });
}

/** Circles of places at which nobody stays, each as the steps it leads through; no step is in two of them. */
function loopsIn({ machine, places, steps }: Explored): string[][] {
  const isInstant = places.map((place) => !machine.rests(place));
  const loops: string[][] = [];
  /** Steps that a loop was found through: another one that closes at them says nothing new. */
  const named = new Set<string>();
  const done = new Uint8Array(places.length);
  for (let start = 0; start < places.length; start++) {
    if (!isInstant[start] || done[start]) continue;
    // Depth first; what stands on the path and is met again closes a circle.
    const path: { place: number; next: number }[] = [{ place: start, next: 0 }];
    const onPath = new Map([[start, 0]]);
    while (path.length > 0) {
      const top = path[path.length - 1] as { place: number; next: number };
      machine.effort.spend(1);
      const step = steps[top.place]?.[top.next++];
      if (step === undefined) {
        done[top.place] = 1;
        onPath.delete(top.place);
        path.pop();
        continue;
      }
      if (typeof step.to !== 'number' || !isInstant[step.to]) continue;
      const met = onPath.get(step.to);
      if (met !== undefined) {
        if (named.has(places[step.to]?.node.id ?? '')) continue;
        const loop = path.slice(met).map(({ place }) => places[place]?.node.id ?? '');
        machine.effort.spend(loop.length);
        if (loop.some((id) => named.has(id))) continue;
        loops.push(loop);
        for (const id of loop) named.add(id);
      } else if (!done[step.to]) {
        onPath.set(step.to, path.length);
        path.push({ place: step.to, next: 0 });
      }
    }
  }
  return loops;
}

/** A day's wait in front of the jump that closes the loop. */
function waitInLoop(protocol: Protocol, loop: readonly string[]): Edit | null {
  const jump = loop.map((id) => findNode(protocol, id)).find((node) => node && isJump(node.type));
  if (!jump || jump.parentId === null) return null;
  const id = freeId(protocol, 'wait-a-day');
  const data: NodeOf<'wait'>['data'] = {
    name: 'Wait a day',
    target: 'follower',
    nextStepCondition: jump.data.nextStepCondition,
    rules: {},
    settings: { kind: 'for', days: 1 },
  };
  return { edit: 'insertNode', node: { id, type: 'wait', parentId: jump.parentId, data }, takes: [jump.id] };
}
