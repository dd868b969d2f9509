/** How much a follower is told on the busiest day, against what one person is told at most. [C18] */
import type { FlowNode, Protocol } from '../protocol.ts';
import { stayAt } from '../steps/check.ts';
import { isForSomebody, onlyLeads, onlyTells, waitOf } from '../steps/traits.ts';
import { busiestDay, timesADay } from './busiest-day.ts';
import { DAY } from './durations.ts';
import type { Effort } from './effort.ts';
import type { Explored } from './explore.ts';
import { type Problem, problem } from './problem.ts';

/** What one person is told on one day, over all programs, unless they choose another number themselves. */
export const MOST_PROMPTS_A_DAY = 6;

export function promptProblems(protocol: Protocol, explored: Explored): Problem[] {
  const modules = busiestDay(protocol, explored);
  const steps = mostFromSteps(protocol, explored, MOST_PROMPTS_A_DAY + 1);
  if (modules.count + steps.count <= MOST_PROMPTS_A_DAY) return [];
  const often = modules.modules.toSorted((a, b) => timesADay(b) - timesADay(a))[0];
  const data = {
    modules: modules.count,
    steps: steps.count,
    more: steps.count > MOST_PROMPTS_A_DAY,
    most: MOST_PROMPTS_A_DAY,
    name: often?.settings.name ?? '',
  };
  const place = modules.count >= steps.count && often ? { module: often.id } : { node: steps.node ?? '' };
  return [problem('too-many-prompts', 'warning', place, data)];
}

/**
 * The most that steps tell within a day without the person doing anything for it: what follows at once from somebody's
 * own answer is shown there and then. By steps first, which is quick and never too little; then by places.
 */
function mostFromSteps(
  protocol: Protocol,
  explored: Explored,
  enough: number,
): { count: number; node: string | null } {
  const { machine, places, steps } = explored;
  const rounds = waitsInCircles(protocol, explored);
  const order = new Map(protocol.nodes.map(({ id }, index) => [id, index]));
  const bySteps: Network = protocol.nodes.map((node) => ({ node, edges: [] }));
  const byPlaces: Network = places.map(({ node }) => ({ node, edges: [] }));
  places.forEach(({ node, phase }, index) => {
    for (const { to, result } of steps[index] ?? []) {
      const next = typeof to === 'number' ? places[to]?.node : undefined;
      if (typeof to !== 'number' || !next || next === node) continue;
      for (const leave of leaves(protocol, node, phase, result, rounds)) {
        addEdge(machine.effort, byPlaces[index], { to, ...leave });
        addEdge(machine.effort, bySteps[order.get(node.id) ?? 0], { to: order.get(next.id) ?? 0, ...leave });
      }
    }
  });
  const quick = mostIn(bySteps, enough, machine.effort);
  return quick.count < enough ? quick : mostIn(byPlaces, enough, machine.effort);
}

type Edge = { to: number; minutes: number; byItself: boolean };
type Network = { node: FlowNode; edges: Edge[] }[];

function addEdge(effort: Effort, from: Network[number] | undefined, edge: Edge): void {
  effort.spend(1 + (from?.edges.length ?? 0));
  const isKnown = from?.edges.some(
    ({ to, minutes, byItself }) => to === edge.to && minutes === edge.minutes && byItself === edge.byItself,
  );
  if (!isKnown) from?.edges.push(edge);
}

const isTold = (node: FlowNode): boolean => node.data.target === 'follower' && isForSomebody(node.type);

/** For one thing told, then two, and so on: the shortest time in which so many come, from each place on. */
function mostIn(network: Network, enough: number, effort: Effort): { count: number; node: string | null } {
  const edges = network.reduce((sum, { edges }) => sum + 1 + edges.length, 0);
  let best: { count: number; node: string | null } = { count: 0, node: null };
  // How one came there: by itself, so that it is told, or by one's own answer.
  let before = { byItself: network.map(() => 0), answered: network.map(() => 0) };
  for (let count = 1; count <= enough; count++) {
    const least = { byItself: network.map(() => Infinity), answered: network.map(() => Infinity) };
    for (let changed = true; changed; ) {
      changed = false;
      effort.spend(2 * edges);
      for (let index = network.length - 1; index >= 0; index--)
        for (const mode of ['byItself', 'answered'] as const) {
          const { node, edges } = network[index] as Network[number];
          const counts = mode === 'byItself' && isTold(node);
          const from = counts ? before : least;
          let found = counts && count === 1 ? 0 : Infinity;
          for (const { to, minutes, byItself } of edges) {
            const alone = byItself || (minutes === 0 && mode === 'byItself' && isSilent(node));
            found = Math.min(found, minutes + (from[alone ? 'byItself' : 'answered'][to] ?? Infinity));
          }
          if (found < (least[mode][index] ?? Infinity)) {
            least[mode][index] = found;
            changed = true;
          }
        }
    }
    const at = least.byItself.findIndex((minutes) => minutes < DAY);
    if (at < 0) return best;
    best = { count, node: network[at]?.node.id ?? null };
    before = least;
  }
  return best;
}

/** Steps that lead on by themselves: what comes then was not asked for by an answer. */
const isSilent = (node: FlowNode): boolean => onlyTells(node.type) || onlyLeads(node.type);

function leaves(
  protocol: Protocol,
  node: FlowNode,
  phase: string,
  result: string | null,
  rounds: ReadonlyMap<string, number>,
): { minutes: number; byItself: boolean }[] {
  if (phase !== 'in') return [{ minutes: 0, byItself: false }];
  const { least, most } = stayAt(protocol, node);
  const waits = waitOf(node)?.kind;
  if (waits === 'until') return [{ minutes: rounds.get(node.id) ?? 1, byItself: true }];
  if (waits === 'for') return [{ minutes: least, byItself: true }];
  if (most === 0) return [{ minutes: 0, byItself: false }];
  const answered = { minutes: least, byItself: false };
  return result === 'failure' && most < Infinity ? [answered, { minutes: most, byItself: true }] : [answered];
}

/** A wait until a time of day comes once a day; where several stand in one circle they share the day. */
function waitsInCircles(protocol: Protocol, { machine, places, steps }: Explored): Map<string, number> {
  const untils = protocol.nodes.filter((node) => waitOf(node)?.kind === 'until');
  if (untils.length === 0) return new Map();
  const next = new Map<string, Set<string>>();
  places.forEach(({ node }, index) => {
    const own = next.get(node.id) ?? new Set<string>();
    next.set(node.id, own);
    for (const { to } of steps[index] ?? []) if (typeof to === 'number') own.add(places[to]?.node.id ?? '');
  });
  const ahead = (start: string): Set<string> => {
    const seen = new Set<string>(next.get(start));
    for (const id of seen) {
      machine.effort.spend(1 + (next.get(id)?.size ?? 0));
      for (const to of next.get(id) ?? []) seen.add(to);
    }
    return seen;
  };
  const reach = new Map(untils.map(({ id }) => [id, ahead(id)]));
  return new Map(
    untils.flatMap(({ id }) => {
      if (!reach.get(id)?.has(id)) return [];
      const together = untils.filter((other) => reach.get(id)?.has(other.id) && reach.get(other.id)?.has(id));
      return [[id, DAY / together.length] as const];
    }),
  );
}
