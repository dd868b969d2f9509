/**
 * The difference between two protocols as a value: it can be stored, sent, applied and turned round. [E11], [E12]
 * A page keeps one for every edit: undo is `applyChange(protocol, invertChange(change))`.
 */
import { graphOf, inTreeOrder } from './graph.ts';
import type { Item } from './items.ts';
import type { FlowNode, Protocol } from './protocol.ts';
import type { RecurringModule } from './recurring-module.ts';
import { sameJson } from './same-json.ts';

/** null: not there. */
export type Was<T> = { before: T | null; after: T | null };

/** `place` is set when the step came, went or moved: the sibling it stands after, null for the first. */
export type NodeChange = Was<FlowNode> & { id: string; place?: Was<string> };

export type Change = {
  nodes: NodeChange[];
  items: Record<string, Was<Item>>;
  modules: { id: string; before: RecurringModule | null; after: RecurringModule | null }[];
  words: Was<{ name: string; description: string }> | null;
};

export function changeBetween(before: Protocol, after: Protocol): Change {
  const words = (protocol: Protocol) => ({ name: protocol.name, description: protocol.description });
  return {
    nodes: nodeChanges(before, after),
    items: itemChanges(before.items, after.items),
    modules: moduleChanges(before.modules, after.modules),
    words: sameJson(words(before), words(after)) ? null : { before: words(before), after: words(after) },
  };
}

export function invertChange(change: Change): Change {
  const turn = <T>(was: Was<T>): Was<T> => ({ before: was.after, after: was.before });
  return {
    nodes: change.nodes.map(({ id, place, ...was }) => ({
      id,
      ...turn(was),
      ...(place && { place: turn(place) }),
    })),
    items: Object.fromEntries(Object.entries(change.items).map(([id, was]) => [id, turn(was)])),
    modules: change.modules.map(({ id, ...was }) => ({ id, ...turn(was) })),
    words: change.words && turn(change.words),
  };
}

export function applyChange(protocol: Protocol, change: Change): Protocol {
  const items: Record<string, Item> = { ...protocol.items };
  for (const [id, { after }] of Object.entries(change.items)) {
    if (after === null) delete items[id];
    else items[id] = after;
  }
  const changed = new Map(change.modules.map((module) => [module.id, module.after]));
  const kept = protocol.modules.flatMap((module) => {
    const after = changed.get(module.id);
    if (after !== undefined) changed.delete(module.id);
    return after === undefined ? [module] : (after ?? []);
  });
  const added = [...changed.values()].filter((module) => module !== null);
  const nodes = change.nodes.length === 0 ? protocol.nodes : applyNodeChanges(protocol, change.nodes);
  return { ...protocol, ...change.words?.after, nodes, items, modules: [...kept, ...added] };
}

function nodeChanges(before: Protocol, after: Protocol): NodeChange[] {
  if (isSameTree(before.nodes, after.nodes))
    return after.nodes.flatMap((node, index) => {
      const was = before.nodes[index] ?? null;
      return sameJson(was, node) ? [] : [{ id: node.id, before: was, after: node }];
    });
  const [old, fresh] = [graphOf(before), graphOf(after)];
  const [oldPlaces, freshPlaces] = [placesOf(before, fresh.byId), placesOf(after, old.byId)];
  const changes: NodeChange[] = [];
  for (const node of before.nodes)
    if (!fresh.byId.has(node.id))
      changes.push({
        id: node.id,
        before: node,
        after: null,
        place: { before: oldPlaces.get(node.id)?.after ?? null, after: null },
      });
  for (const node of after.nodes) {
    const was = old.byId.get(node.id) ?? null;
    const [oldPlace, place] = [oldPlaces.get(node.id), freshPlaces.get(node.id)];
    const stays = was !== null && was.parentId === node.parentId && oldPlace?.afterKept === place?.afterKept;
    if (stays && sameJson(was, node)) continue;
    const moved = stays ? {} : { place: { before: oldPlace?.after ?? null, after: place?.after ?? null } };
    changes.push({ id: node.id, before: was, after: node, ...moved });
  }
  return changes;
}

/** Nothing came, went or moved: most saves of a long draft. */
const isSameTree = (before: readonly FlowNode[], after: readonly FlowNode[]): boolean =>
  before.length === after.length &&
  before.every(({ id, parentId }, index) => id === after[index]?.id && parentId === after[index].parentId);

/** For each step the sibling before it, and the sibling before it among those with this parent in both protocols. */
function placesOf(protocol: Protocol, other: ReadonlyMap<string, FlowNode>) {
  const places = new Map<string, { after: string | null; afterKept: string | null }>();
  const last = new Map<string | null, { after: string | null; afterKept: string | null }>();
  for (const { id, parentId } of protocol.nodes) {
    const place = last.get(parentId) ?? { after: null, afterKept: null };
    places.set(id, place);
    const kept = other.has(id) && other.get(id)?.parentId === parentId;
    last.set(parentId, { after: id, afterKept: kept ? id : place.afterKept });
  }
  return places;
}

function applyNodeChanges(protocol: Protocol, changes: readonly NodeChange[]): FlowNode[] {
  const below = new Map<string | null, FlowNode[]>([[null, []]]);
  const touched = new Map(changes.map((change) => [change.id, change]));
  const changed = protocol.nodes.map((node) => touched.get(node.id)?.after ?? node);
  const isInPlace = changes.every(({ after, place }) => after !== null && place === undefined);
  if (isInPlace && isSameTree(protocol.nodes, changed)) return changed;
  for (const node of protocol.nodes) {
    const change = touched.get(node.id);
    if (change?.place !== undefined || change?.after === null) continue;
    const siblings = below.get(node.parentId) ?? [];
    siblings.push(change?.after ?? node);
    below.set(node.parentId, siblings);
  }
  // A step is placed once the sibling it stands after is there; what waits for a sibling that went comes last.
  let open = changes.filter((change) => change.after !== null && change.place !== undefined);
  for (let patient = true; open.length > 0; ) {
    const waiting = open.filter((change) => !put(below, change, patient));
    patient = waiting.length < open.length;
    open = waiting;
  }
  return inTreeOrder([...below.values()].flat());
}

function put(below: Map<string | null, FlowNode[]>, change: NodeChange, patient: boolean): boolean {
  const { after, place } = change;
  if (after === null) return true;
  const siblings = below.get(after.parentId) ?? [];
  const at = siblings.findIndex((sibling) => sibling.id === place?.after);
  if (at < 0 && typeof place?.after === 'string' && patient) return false;
  const index = typeof place?.after !== 'string' ? 0 : at < 0 ? siblings.length : at + 1;
  below.set(after.parentId, [...siblings.slice(0, index), after, ...siblings.slice(index)]);
  return true;
}

function itemChanges(before: Protocol['items'], after: Protocol['items']): Change['items'] {
  const changes: Change['items'] = {};
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = { before: before[id] ?? null, after: after[id] ?? null };
    if (!sameJson(was.before, was.after)) changes[id] = was;
  }
  return changes;
}

function moduleChanges(before: Protocol['modules'], after: Protocol['modules']): Change['modules'] {
  const find = (list: Protocol['modules'], id: string) => list.find((module) => module.id === id) ?? null;
  return [...new Set([...before, ...after].map((module) => module.id))]
    .map((id) => ({ id, before: find(before, id), after: find(after, id) }))
    .filter((change) => !sameJson(change.before, change.after));
}
