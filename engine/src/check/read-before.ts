/** A KPI, a score or an answer that a condition reads before anything has asked for it. [C15] */
import { type Condition, type Leaf, leavesOf } from '../condition.ts';
import type { Edit } from '../edit.ts';
import { findNode } from '../graph.ts';
import type { FlowNode, NodeOf, Protocol } from '../protocol.ts';
import { whoMayPass } from '../steps/traits.ts';
import type { Explored } from './explore.ts';
import { freeId } from './free-id.ts';
import { asksFor, itemsOfModules } from './measures.ts';
import { type Problem, problem } from './problem.ts';

export function readBeforeMeasured(
  protocol: Protocol,
  explored: Explored,
  carried: ReadonlySet<string>,
): Problem[] {
  const known = new Set([...carried, ...itemsOfModules(protocol, true)]);
  const reads = readings(protocol, explored).filter(({ item }) => {
    const { [item]: found } = protocol.items;
    // Devices bring readings by themselves, and formulas follow from others.
    return found && !known.has(item) && (found.kind !== 'kpi' || found.origin === 'asked');
  });
  const asked = askedBefore(protocol, explored, [...new Set(reads.map(({ item }) => item))]);
  return reads.flatMap(({ node, reader, item }) => {
    const { always, ever } = asked(reader, item, node !== reader);
    if (always) return [];
    const data = { name: node.data.name, item, of: item, never: !ever };
    const mend = ever ? null : measureBefore(protocol, reader, item);
    return [problem('read-before-measured', ever ? 'warning' : 'error', { node: node.id }, data, mend, item)];
  });
}

/** Of each condition that is asked: whose it is, behind which step, and the items it reads. */
function readings(
  protocol: Protocol,
  { choices, places }: Explored,
): { node: FlowNode; reader: FlowNode; item: string }[] {
  const reached = new Set(places.map(({ node }) => node.id));
  return protocol.nodes.flatMap((node) => {
    const parent = node.parentId === null ? undefined : findNode(protocol, node.parentId);
    const itemsIn = (condition: Condition, reader: FlowNode) =>
      [...new Set(leavesOf(condition).flatMap((leaf) => itemRead(leaf, reader)))].map((item) => ({
        node,
        reader,
        item,
      }));
    const who = reached.has(node.id) ? whoMayPass(node) : undefined;
    return [
      ...(parent && choices.has(node.id) ? itemsIn(node.data.nextStepCondition, parent) : []),
      ...(who ? itemsIn(who, node) : []),
    ];
  });
}

/** Whether an item was asked for on every path to a step, and on some path to it; `own`: what the step itself asks counts. */
function askedBefore(
  protocol: Protocol,
  { machine, places, steps, beginnings }: Explored,
  items: readonly string[],
): (step: FlowNode, item: string, own: boolean) => { always: boolean; ever: boolean } {
  const asks = new Map(protocol.nodes.map((node) => [node.id, new Set(asksFor(protocol, node))]));
  const at = new Map<string, number[]>();
  places.forEach(({ node }, index) => {
    const known = at.get(node.id);
    if (known) known.push(index);
    else at.set(node.id, [index]);
  });
  const found = new Map(items.map((item) => [item, spreadOut(item)]));
  /** Before each place: on all paths (bit 1 stays), on some path (bit 2). */
  function spreadOut(item: string): { always: Uint8Array; ever: Uint8Array } {
    const always = new Uint8Array(places.length).fill(1);
    const ever = new Uint8Array(places.length);
    always.fill(0, 0, beginnings);
    const open = places.map((_, index) => index);
    for (const index of open) {
      machine.effort.spend(1 + (steps[index]?.length ?? 0));
      const asksHere = asks.get(places[index]?.node.id ?? '')?.has(item) ? 1 : 0;
      const [after, afterEver] = [asksHere || always[index], asksHere || ever[index]];
      for (const { to } of steps[index] ?? []) {
        if (typeof to !== 'number') continue;
        const fewer = always[to] === 1 && !after;
        const more = ever[to] === 0 && afterEver;
        if (fewer) always[to] = 0;
        if (more) ever[to] = 1;
        if (fewer || more) open.push(to);
      }
    }
    return { always, ever };
  }
  return (step, item, own) => {
    if (own && asks.get(step.id)?.has(item)) return { always: true, ever: true };
    const here = at.get(step.id) ?? [];
    const { always, ever } = found.get(item) ?? spreadOut(item);
    return {
      always: here.every((index) => always[index] === 1),
      ever: here.some((index) => ever[index] === 1),
    };
  };
}

function itemRead(leaf: Leaf, reader: FlowNode): string[] {
  switch (leaf.is) {
    case 'kpi':
      return leaf.stat === 'count' ? [] : [leaf.kpi];
    case 'score':
    case 'band':
      return leaf.item === undefined ? [] : [leaf.item];
    case 'answer':
      return [leaf.item ?? reader.data.selectedItem ?? ''].filter(Boolean);
    default:
      return [];
  }
}

/** A step that asks for it, in front of the one behind which it is read. */
function measureBefore(protocol: Protocol, reader: FlowNode, itemId: string): Edit | null {
  const item = protocol.items[itemId];
  if (item?.kind !== 'kpi' && item?.kind !== 'assessment') return null;
  // What came before is asked about by the step's own condition: it has to stay the step just ended.
  if (reader.parentId !== null && reader.data.nextStepCondition.is !== 'always') return null;
  const type = item.kind;
  const id = freeId(protocol, type);
  const data = {
    name: item.name,
    target: 'follower',
    selectedItem: itemId,
    selectedItemName: item.name,
    nextStepCondition: { is: 'always' },
    rules: {},
  } as const;
  const node: NodeOf<'kpi'> | NodeOf<'assessment'> = { id, type, parentId: reader.parentId, data };
  const takes = reader.parentId === null ? {} : { takes: [reader.id] };
  return { edit: 'insertNode', node, ...takes };
}
