/** Two people's changes of the same protocol, put together. What concerns different things merges; the rest is theirs to choose. [E13] */
import { applyChange, type Change, type NodeChange } from './change.ts';
import { graphOf, pathTo, treeFaults } from './graph.ts';
import type { FlowNode, Protocol } from './protocol.ts';
import { sameJson } from './same-json.ts';

export type Clash = {
  part: 'node' | 'item' | 'module' | 'words';
  id: string;
  mine: unknown;
  theirs: unknown;
};
export type Merged = { ok: true; protocol: Protocol } | { ok: false; clashes: Clash[] };

export function merge(base: Protocol, mine: Change, theirs: Change): Merged {
  const clashes: Clash[] = [];
  const { byId: before } = graphOf(base);
  const nodes = joined('node', byId(mine.nodes), byId(theirs.nodes), clashes, (own, other) =>
    placeAndContent(before.get(own.id), own, other),
  );
  const items = joined(
    'item',
    new Map(Object.entries(mine.items)),
    new Map(Object.entries(theirs.items)),
    clashes,
  );
  const modules = joined('module', byId(mine.modules), byId(theirs.modules), clashes);
  const words = joined('words', named(mine.words), named(theirs.words), clashes);
  if (clashes.length > 0) return { ok: false, clashes };
  const both: Change = {
    nodes: [...nodes.values()],
    items: Object.fromEntries(items),
    modules: [...modules.values()],
    words: words.get('words') ?? null,
  };
  const protocol = applyChange(base, both);
  const lost = lostSteps(base, both.nodes, protocol);
  if (lost.length === 0) return { ok: true, protocol };
  return { ok: false, clashes: lost.map((id) => clashOver(id, mine, theirs)) };
}

/**
 *   One deletes b, the other puts c under b:   a─b      →   c has no parent left.
 *   One moves b under c, the other c under b:  a─b, a─c →   neither hangs on the tree any more.
 */
function lostSteps(base: Protocol, changes: readonly NodeChange[], merged: Protocol): string[] {
  const there = new Set(merged.nodes.map((node) => node.id));
  const wanted = new Set(base.nodes.map((node) => node.id));
  for (const { id, after } of changes) {
    if (after === null) wanted.delete(id);
    else wanted.add(id);
  }
  const lost = [...wanted].filter((id) => !there.has(id));
  return [...lost, ...treeFaults(merged.nodes).map((fault) => fault.node)];
}

function clashOver(id: string, mine: Change, theirs: Change): Clash {
  const of = (change: Change) => change.nodes.find((node) => node.id === id) ?? null;
  return { part: 'node', id, mine: of(mine), theirs: of(theirs) };
}

export type Side = 'mine' | 'theirs';

/** [E16] The same, with somebody choosing a side for each clash. Everything that does not clash comes along from both. */
export function settle(
  base: Protocol,
  mine: Change,
  theirs: Change,
  choose: (clash: Clash) => Side,
): Protocol {
  const sides = { mine, theirs };
  const give = (clash: Clash, kept: Side): void => {
    const given = kept === 'mine' ? 'theirs' : 'mine';
    sides[given] = withoutPart(sides[given], clash, pathIn(base, sides[kept], clash));
  };
  // Items, modules and words are settled in the first round; every further one takes a step from a side.
  for (let left = mine.nodes.length + theirs.nodes.length + 2; left > 0; left--) {
    const merged = merge(base, sides.mine, sides.theirs);
    if (merged.ok) return merged.protocol;
    for (const clash of merged.clashes) give(clash, choose(clash));
  }
  // Choices that contradict each other: what still clashes is theirs, and only that.
  sides.theirs = theirs;
  for (let left = mine.nodes.length + 2; left > 0; left--) {
    const merged = merge(base, sides.mine, sides.theirs);
    if (merged.ok) return merged.protocol;
    for (const clash of merged.clashes) give(clash, 'theirs');
  }
  return applyChange(base, theirs);
}

/** The steps that the chosen one hangs on: whoever deleted or moved one of them gives that up as well. */
function pathIn(base: Protocol, kept: Change, clash: Clash): ReadonlySet<string> {
  if (clash.part !== 'node') return new Set();
  return new Set(pathTo(applyChange(base, kept), clash.id).map(({ id }) => id));
}

function withoutPart(change: Change, { part, id }: Clash, path: ReadonlySet<string>): Change {
  switch (part) {
    case 'node': {
      // A second beginning breaks it too.
      const breaksPath = ({ id: step, after, place }: NodeChange) =>
        path.has(step) ? after === null || place !== undefined : path.size > 0 && after?.parentId === null;
      return { ...change, nodes: change.nodes.filter((node) => node.id !== id && !breaksPath(node)) };
    }
    case 'item': {
      const { [id]: _dropped, ...items } = change.items;
      return { ...change, items };
    }
    case 'module':
      return { ...change, modules: change.modules.filter((module) => module.id !== id) };
    case 'words':
      return { ...change, words: null };
  }
}

const byId = <T extends { id: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((entry) => [entry.id, entry]));

const named = <T>(words: T | null): Map<string, T> => new Map(words === null ? [] : [['words', words]]);

function joined<T extends { after: unknown }>(
  part: Clash['part'],
  mine: ReadonlyMap<string, T>,
  theirs: ReadonlyMap<string, T>,
  clashes: Clash[],
  both: (mine: T, theirs: T) => T | null = () => null,
): Map<string, T> {
  const all = new Map([...mine, ...theirs]);
  for (const [id, own] of mine) {
    const other = theirs.get(id);
    if (!other || sameJson(own.after, other.after)) continue;
    const one = both(own, other);
    if (one) all.set(id, one);
    else clashes.push({ part, id, mine: own, theirs: other });
  }
  return all;
}

/** [E13] Where a step stands and what it says are two things: one may have moved it while the other rewrote it. */
function placeAndContent(
  before: FlowNode | undefined,
  mine: NodeChange,
  theirs: NodeChange,
): NodeChange | null {
  if (!before || !mine.after || !theirs.after) return null;
  const isRewritten = ({ after }: NodeChange) => !sameJson(contentOf(after), contentOf(before));
  if (mine.place && theirs.place && mine.after.parentId !== theirs.after.parentId) return null;
  if (isRewritten(mine) && isRewritten(theirs) && !sameJson(contentOf(mine.after), contentOf(theirs.after)))
    return null;
  const moved = mine.place ? mine : theirs;
  const written = isRewritten(mine) ? mine : theirs;
  const after = { ...written.after, parentId: moved.after?.parentId ?? null } as FlowNode;
  return { id: mine.id, before, after, ...(moved.place && { place: moved.place }) };
}

const contentOf = (node: FlowNode | null) => node && { type: node.type, data: node.data };
