/** Every way out of a step that somebody can take: its exits, with a case for words. */
import { leavesOf, type Outcome } from '../condition.ts';
import { childrenOf } from '../graph.ts';
import type { FlowNode } from '../protocol.ts';
import { endsRun } from '../steps/traits.ts';
import type { Explored, Step } from './explore.ts';
import type { SampleFact } from './sample-values.ts';
import { isOwnScore, OWN, OWN_SCORE, type Values } from './tests-of.ts';
import { variableKey } from './variables.ts';

export type Exit = {
  result: Outcome;
  to: string | null;
  /** Only when `to` is null: something can still change, so the run waits there. */
  waits: boolean;
  /** The outcome comes about only if the person says no. */
  byChoice: boolean;
  /** The case that leads there, for words. */
  example: SampleFact[];
};
export type Exits = ReadonlyMap<string, readonly Exit[]>;

export function exitsIn(explored: Explored): Exits {
  const all = new Map<string, Map<string, Exit>>();
  explored.places.forEach(({ node }, index) => {
    const exits = all.get(node.id) ?? new Map<string, Exit>();
    all.set(node.id, exits);
    for (const step of explored.steps[index] ?? []) {
      const exit = exitOf(explored, node, step);
      if (exit === null) continue;
      const key = `${exit.result} ${exit.to} ${exit.waits} ${exit.byChoice}`;
      if (exits.has(key)) continue;
      // An example is only told of what leads nowhere.
      const example = exit.to === null && step.seen ? sampleFactsOf(explored, node, step.seen) : [];
      exits.set(key, { ...exit, example });
    }
  });
  return new Map([...all].map(([id, exits]) => [id, [...exits.values()]]));
}

function exitOf(explored: Explored, node: FlowNode, step: Step): Omit<Exit, 'example'> | null {
  if (endsRun(node.type)) return null;
  const to = typeof step.to === 'number' ? explored.places[step.to] : undefined;
  // A person looks at what the model chose: still the same step. A jump to nothing is a problem of its own.
  if (to?.phase === 'review' || (step.by === 'jump' && !to)) return null;
  const { byChoice } = step;
  const result = step.result ?? 'success';
  if (to?.phase === 'in') return { result, to: to.node.id, waits: false, byChoice };
  return { result, to: null, waits: to !== undefined, byChoice };
}

/** What the children's conditions asked for, with what they found. */
function sampleFactsOf({ machine }: Explored, node: FlowNode, seen: Values): SampleFact[] {
  const { protocol, catalogue } = machine;
  const found = new Map<string, SampleFact>();
  for (const child of childrenOf(protocol, node.id))
    for (const leaf of leavesOf(child.data.nextStepCondition)) {
      const { op: _op, value: _value, ...fact } = leaf;
      const key = variableKey(leaf, { node });
      const at = key === null ? undefined : catalogue.byKey.get(key);
      const said =
        leaf.is === 'role' || leaf.is === 'sign' ? `${leaf.is} ${leaf.value}` : JSON.stringify(fact);
      if (at === undefined || found.has(said)) continue;
      const index = seen[isOwnScore(leaf) ? OWN_SCORE : at + OWN] ?? 0;
      const value = catalogue.variables[at]?.values[index] ?? null;
      const item = protocol.items[key?.split(':')[1] ?? ''];
      const bands = item?.kind === 'assessment' ? item.bands : [];
      const band = bands.find(({ min, max }) => typeof value === 'number' && value >= min && value <= max);
      found.set(said, {
        fact: fact as SampleFact['fact'],
        value: leaf.is === 'band' ? (band?.id ?? null) : value,
      });
    }
  return [...found.values()];
}
