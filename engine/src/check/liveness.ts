/** What is still read somewhere ahead of a step: what is not need not be known there. */
import type { FlowNode, Protocol } from '../protocol.ts';
import type { Effort } from './effort.ts';
import { OWN, type Test } from './tests-of.ts';

/** By step, for each variable 1 where it is read there or later. */
export function livenessOf(
  protocol: Protocol,
  count: number,
  /** Read everywhere. */
  watched: readonly number[],
  below: ReadonlyMap<string, readonly { child: FlowNode; test: Test }[]>,
  who: ReadonlyMap<string, Test>,
  effort: Effort,
): Map<string, Uint8Array> {
  effort.spend(protocol.nodes.length * count * 0.1);
  const sets = new Map(protocol.nodes.map((node) => [node.id, new Uint8Array(count)]));
  const before = new Map<string, string[]>();
  const follows = (from: string, to: string): void => {
    const known = before.get(to);
    if (known) known.push(from);
    else before.set(to, [from]);
  };
  for (const node of protocol.nodes) {
    const set = sets.get(node.id) as Uint8Array;
    for (const place of watched) set[place - OWN] = 1;
    for (const place of who.get(node.id)?.reads ?? []) set[place - OWN] = 1;
    for (const { child, test } of below.get(node.id) ?? []) {
      for (const place of test.reads) set[place - OWN] = 1;
      follows(node.id, child.id);
    }
    const { target, targetSuccess } = node.data.rules.jumpRule ?? {};
    if (target !== undefined) follows(node.id, target);
    if (targetSuccess !== undefined) follows(node.id, targetSuccess);
  }
  // Backwards until nothing more is learnt.
  const open = protocol.nodes.map((node) => node.id).reverse();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const set = sets.get(id);
    for (const from of set ? (before.get(id) ?? []) : []) {
      effort.spend(count * 0.1);
      if (set && takeOver(sets.get(from), set)) open.push(from);
    }
  }
  return sets;
}

function takeOver(to: Uint8Array | undefined, from: Uint8Array): boolean {
  let grew = false;
  for (let index = 0; to && index < from.length; index++)
    if (from[index] === 1 && to[index] === 0) {
      to[index] = 1;
      grew = true;
    }
  return grew;
}
