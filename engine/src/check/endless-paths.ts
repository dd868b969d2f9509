/** Steps from which no end can be reached any more: people go round there until they leave. [C17] */
import type { Protocol } from '../protocol.ts';
import type { Explored } from './explore.ts';
import { type Problem, problem } from './problem.ts';

export function endlessPathProblems(protocol: Protocol, explored: Explored): Problem[] {
  const trapped = trappedSteps(protocol, explored);
  const [first] = trapped;
  if (!first) return [];
  const steps = trapped.map(({ id }) => id);
  return [problem('no-way-out', 'error', { node: first.id }, { name: first.data.name, steps })];
}

function trappedSteps(protocol: Protocol, { places, steps }: Explored): Protocol['nodes'] {
  const before: number[][] = places.map(() => []);
  const leadsOut = new Uint8Array(places.length);
  const open: number[] = [];
  const mark = (index: number): void => {
    if (leadsOut[index]) return;
    leadsOut[index] = 1;
    open.push(index);
  };
  steps.forEach((own, index) => {
    for (const { to } of own)
      if (typeof to === 'number') before[to]?.push(index);
      else mark(index);
    // Who stands between two steps waits for a change, which is a warning of its own.
    if (places[index]?.phase === 'between') mark(index);
  });
  for (let index = open.pop(); index !== undefined; index = open.pop())
    for (const one of before[index] ?? []) mark(one);
  const free = new Set(places.flatMap(({ node }, index) => (leadsOut[index] ? [node.id] : [])));
  const reached = new Set(places.map(({ node }) => node.id));
  return protocol.nodes.filter(({ id }) => reached.has(id) && !free.has(id));
}
