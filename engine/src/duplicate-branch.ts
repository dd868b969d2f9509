/** Copies a step with everything below it. The new ids are handed in, so that the engine makes none up. [E10] */
import { EditError } from './edit-error.ts';
import { branchOf, findNode, graphOf, inTreeOrder } from './graph.ts';
import { MOST_STEPS } from './parse-protocol.ts';
import type { Protocol } from './protocol.ts';
import { renameSteps } from './rename-steps.ts';

/** `ids` gives each step of the branch the id of its copy. The copy stands right after the original. */
export function duplicateBranch(
  protocol: Protocol,
  nodeId: string,
  ids: Readonly<Record<string, string>>,
): Protocol {
  const top = findNode(protocol, nodeId);
  if (!top) throw new EditError('no-such-node', `There is no step ${nodeId}.`);
  if (top.parentId === null)
    throw new EditError('root-stays', 'The first step cannot stand beside a copy of itself.');
  const branch = branchOf(protocol, nodeId);
  if (protocol.nodes.length + branch.length > MOST_STEPS)
    throw new EditError('too-many-steps', `A protocol has at most ${MOST_STEPS} steps.`);
  const taken = new Set(graphOf(protocol).byId.keys());
  for (const { id } of branch) {
    const copy = ids[id];
    if (copy === undefined || taken.has(copy))
      throw new EditError('id-taken', `Step ${id} needs a new id of its own.`);
    taken.add(copy);
  }
  // Jumps and conditions inside the branch follow the copies; those that lead out of it stay.
  const { [top.parentId]: _outside, ...inside } = ids;
  const copies = renameSteps(branch, inside);
  const at = protocol.nodes.indexOf(top) + 1;
  return {
    ...protocol,
    nodes: inTreeOrder([...protocol.nodes.slice(0, at), ...copies, ...protocol.nodes.slice(at)]),
  };
}
