import type { Protocol } from '../protocol.ts';

/** An id for a step that a mend adds: `wanted`, or the first number behind it that no step has. */
export function freeId(protocol: Protocol, wanted: string): string {
  const taken = new Set(protocol.nodes.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  return id;
}
