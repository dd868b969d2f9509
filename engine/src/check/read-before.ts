/** A KPI, a score or an answer that a condition reads before anything has asked for it. [C15] */
import { type Leaf, leavesOf } from '../condition.ts';
import type { Edit } from '../edit.ts';
import { findNode } from '../graph.ts';
import type { FlowNode, NodeOf, Protocol } from '../protocol.ts';
import type { Explored } from './explore.ts';
import { asksFor, itemsOfModules } from './measures.ts';
import { type Problem, problem } from './problem.ts';

export function readBeforeMeasured(
  protocol: Protocol,
  explored: Explored,
  carried: ReadonlySet<string>,
): Problem[] {
  const known = new Set([...carried, ...itemsOfModules(protocol)]);
  const before = askedBefore(protocol, explored, known);
  const asked = new Set(explored.choices.keys());
  return protocol.nodes.flatMap((node) => {
    const parent = node.parentId === null ? undefined : findNode(protocol, node.parentId);
    const behind = parent && asked.has(node.id) ? before.get(parent.id) : undefined;
    const own = parent ? asksFor(protocol, parent) : [];
    const here = node.type === 'population' ? before.get(node.id) : undefined;
    return [
      ...(behind && parent ? judged(node, parent, node.data.nextStepCondition, behind, own) : []),
      ...(here && node.type === 'population' ? judged(node, node, node.data.settings.who, here, []) : []),
    ];
  });

  function judged(
    node: FlowNode,
    reader: FlowNode,
    condition: FlowNode['data']['nextStepCondition'],
    { always, ever }: Asked,
    own: readonly string[],
  ): Problem[] {
    const items = new Set(leavesOf(condition).flatMap((leaf) => itemRead(leaf, reader)));
    return [...items].flatMap((id) => {
      const item = protocol.items[id];
      if (!item || own.includes(id) || always.has(id)) return [];
      // Devices bring readings by themselves, and formulas follow from others.
      if (item.kind === 'kpi' && item.origin !== 'asked') return [];
      const severity = ever.has(id) ? 'warning' : 'error';
      const data = { name: node.data.name, item: id, of: id, never: !ever.has(id) };
      const mend = severity === 'error' ? measureBefore(protocol, reader, id) : null;
      return [problem('read-before-measured', severity, { node: node.id }, data, mend, id)];
    });
  }
}

/** What is asked for on every way to a step, and on some way to it. */
type Asked = { always: Set<string>; ever: Set<string> };

function askedBefore(
  protocol: Protocol,
  { places, steps, beginnings }: Explored,
  known: ReadonlySet<string>,
): Map<string, Asked> {
  const next = new Map<string, Set<string>>();
  places.forEach(({ node }, index) => {
    const follow = next.get(node.id) ?? new Set<string>();
    for (const { to } of steps[index] ?? [])
      if (typeof to === 'number') follow.add(places[to]?.node.id ?? '');
    follow.delete(node.id);
    next.set(node.id, follow);
  });
  const asks = new Map(protocol.nodes.map((node) => [node.id, asksFor(protocol, node)]));
  const found = new Map<string, Asked>();
  const open = places.slice(0, beginnings).map(({ node }) => node.id);
  for (const id of open) found.set(id, { always: new Set(known), ever: new Set(known) });
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const here = found.get(id);
    if (!here) continue;
    const own = asks.get(id) ?? [];
    const [always, ever] = [new Set([...here.always, ...own]), new Set([...here.ever, ...own])];
    for (const to of next.get(id) ?? []) {
      const there = found.get(to);
      if (!there) {
        found.set(to, { always: new Set(always), ever: new Set(ever) });
        open.push(to);
        continue;
      }
      const fewer = [...there.always].filter((item) => !always.has(item));
      const more = [...ever].filter((item) => !there.ever.has(item));
      for (const item of fewer) there.always.delete(item);
      for (const item of more) there.ever.add(item);
      if (fewer.length > 0 || more.length > 0) open.push(to);
    }
  }
  return found;
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
  const taken = new Set(protocol.nodes.map((node) => node.id));
  const type = item.kind;
  let id: string = type;
  for (let number = 2; taken.has(id); number++) id = `${type}-${number}`;
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
