/** Every state that somebody can come to, found one after another. [C1], [C23] */
import { type Condition, type Leaf, leavesOf } from '../condition.ts';
import { findNode } from '../graph.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { successOf, whoMayPass } from '../steps/traits.ts';
import { Effort, within } from './effort.ts';
import { type Machine, machineOf } from './machine.ts';
import { itemsOfModules } from './measures.ts';
import type { CheckState, End, Link } from './state.ts';
import { OWN } from './tests-of.ts';
import { catalogueOf, type Read, variableKey } from './variables.ts';

export type Step = Omit<Link, 'to'> & { to: number | End };
export type Explored = {
  machine: Machine;
  /** Those that somebody begins in come first. */
  places: readonly CheckState[];
  steps: readonly (readonly Step[])[];
  /** From which place, by which of its steps, each was first come to; `null` for the first. */
  from: readonly ({ place: number; step: number } | null)[];
  beginnings: number;
  /** False: there is more than could be looked at, so that nothing can be said of what was not found. */
  complete: boolean;
  /** Steps at which most of the looking was done, the worst first; only where it is not complete. */
  costly: readonly string[];
  /** By child: whether its condition ever held when it was asked, and whether it was ever taken. */
  choices: ReadonlyMap<string, { held: boolean; taken: boolean }>;
};

export type Wanted = {
  /** Items asked for earlier in the same program. */
  carried?: ReadonlySet<string>;
  /** Conditions that are looked at everywhere: a rule's, and the alerts it depends on. */
  watched?: readonly { condition: Condition; item?: string | undefined }[];
};

/** `places` and what may be spent on them; the second where telling all apart takes too many, with what is known forgotten at every rest. */
const MOST = { exact: { places: 6_000, effort: 4_000_000 }, coarse: { places: 20_000, effort: 8_000_000 } };

/** Throws `TooLarge` where not even the conditions can be made ready, or `effort` is spent. */
export function explore(protocol: Protocol, wanted: Wanted = {}, effort = new Effort(Infinity)): Explored {
  const exact = within(
    () => walk(protocol, wanted, false, effort),
    () => null,
  );
  return exact ?? (walk(protocol, wanted, true, effort) as Explored);
}

function walk(protocol: Protocol, wanted: Wanted, coarse: boolean, whole: Effort): Explored | null {
  const most = coarse ? MOST.coarse : MOST.exact;
  const effort = whole.part(most.effort);
  const reads = [...readsOf(protocol), ...watchedReads(wanted)];
  const besides = itemsOfModules(protocol);
  const carried = wanted.carried ?? new Set<string>();
  const catalogue = catalogueOf(protocol, reads, { carried, besides }, effort);
  const watched = [
    ...new Set(
      watchedReads(wanted).flatMap((read) => {
        const at = catalogue.byKey.get(variableKey(read.leaf, read.reader) ?? '');
        return at === undefined ? [] : [at + OWN];
      }),
    ),
  ];
  const machine = machineOf(protocol, catalogue, { besides, watched, coarse, effort });
  const choices = new Map<string, { held: boolean; taken: boolean }>();
  machine.onChoice = (node, held, taken) => {
    machine.testsBelow(node).forEach(({ child }, index) => {
      const known = choices.get(child.id) ?? { held: false, taken: false };
      if (held[index]) known.held = true;
      if (taken === child) known.taken = true;
      choices.set(child.id, known);
    });
  };
  const places: CheckState[] = [];
  const indexes = new Map<string, number>();
  const from: ({ place: number; step: number } | null)[] = [];
  const add = (place: CheckState, by: { place: number; step: number } | null): number => {
    const key = `${place.node.id} ${place.phase} ${String.fromCharCode(...place.values.map((code) => code + 3))}`;
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, places.length);
    from.push(by);
    return places.push(place) - 1;
  };
  for (const place of machine.begin()) add(place, null);
  const beginnings = places.length;
  const steps: Step[][] = [];
  const spent = new Map<string, number>();
  for (let index = 0; index < places.length; index++) {
    if (places.length > most.places) return coarse ? finish(false) : null;
    const before = effort.left;
    const links = within(
      () => machine.linksOf(places[index] as CheckState),
      () => null,
    );
    const id = places[index]?.node.id ?? '';
    spent.set(id, (spent.get(id) ?? 0) + before - effort.left);
    if (links === null) return coarse ? finish(false) : null;
    const own: Step[] = [];
    const known = new Set<string>();
    for (const link of links) {
      const to = typeof link.to === 'string' ? link.to : add(link.to, { place: index, step: own.length });
      const after =
        watched.length > 0 && link.after ? watched.map((place) => link.after?.[place]).join() : '';
      const key = `${to} ${link.result} ${link.byChoice} ${link.sure} ${link.by} ${link.measured} ${after}`;
      if (known.has(key)) continue;
      known.add(key);
      own.push({ ...link, to });
    }
    steps.push(own);
  }
  return finish(true);

  function finish(complete: boolean): Explored {
    // What is read off it afterwards is spent from the whole.
    machine.effort = whole;
    for (let index = steps.length; index < places.length; index++) steps.push([]);
    const costly = complete ? [] : [...spent].sort(([, a], [, b]) => b - a).map(([id]) => id);
    return {
      machine,
      places,
      steps,
      from,
      beginnings,
      choices,
      complete,
      costly: costly.slice(0, MOST_NAMED),
    };
  }
}

/** Enough to begin with. */
const MOST_NAMED = 3;

const watchedReads = ({ watched = [] }: Wanted): Read[] =>
  watched.flatMap(({ condition, item }) =>
    leavesOf(condition).map((leaf) => ({ leaf, reader: { node: null, item } })),
  );

/** Every comparison that decides about a branch, with the step it is asked behind. */
function readsOf(protocol: Protocol): Read[] {
  return protocol.nodes.flatMap((node): Read[] => {
    const parent = node.parentId === null ? null : (findNode(protocol, node.parentId) ?? null);
    const asked = leavesOf(node.data.nextStepCondition).map((leaf) => ({ leaf, reader: { node: parent } }));
    const who = whoMayPass(node);
    const passing = who ? leavesOf(who).map((leaf) => ({ leaf, reader: { node } })) : [];
    return [...asked, ...passing, ...targetReads(protocol, node)];
  });
}

/** A reading that has to lie in its target is told apart at the target's edges. */
function targetReads(protocol: Protocol, node: FlowNode): Read[] {
  if (successOf(node) !== 'inTarget') return [];
  const kpi = node.data.selectedItem ?? '';
  const item = protocol.items[kpi];
  if (item?.kind !== 'kpi') return [];
  const { min = item.range.min, max = item.range.max } = item.target ?? {};
  const leaves: Leaf[] = [
    { is: 'kpi', kpi, op: '>=', value: min },
    { is: 'kpi', kpi, op: '<=', value: max },
  ];
  return leaves.map((leaf) => ({ leaf, reader: { node } }));
}
