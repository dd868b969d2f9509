/** [R41] A reading or a sheet of answers that an expert has to know of at once, whoever asked for it. */
import { type Ask, evaluate, type Leaf } from './condition.ts';
import { effectId } from './effect.ts';
import { factsOf } from './facts.ts';
import type { Work } from './work.ts';

/** `count` tells how many readings or sheets of this item there have been: it makes the notice's id its own. */
export function alertExpert(work: Work, itemId: string, count: number, at: number): void {
  const item = work.protocol.items[itemId];
  if (item === undefined || !('alert' in item) || item.alert === undefined) return;
  const { run, graph } = work;
  const facts = factsOf(graph, run, run.here?.node ?? '', at);
  // Without an item named, an alert speaks of its own.
  const ask: Ask = (leaf) =>
    facts('op' in leaf && isResult(leaf) ? { ...leaf, item: leaf.item ?? itemId } : leaf);
  const evaluation = evaluate(item.alert, ask);
  if (!evaluation.holds) return;
  work.trace.push({ rule: 'R41', at, what: 'alerted', item: itemId, evaluation });
  const id = effectId(run.id, `item:${itemId}`, count, 'notifyExpert', 1);
  work.effects.push({ id, at, kind: 'notifyExpert', node: null, item: itemId, task: null, about: 'alert' });
}

type ResultLeaf = Extract<Leaf, { is: 'score' | 'band' | 'answer' }>;
const isResult = (leaf: Leaf): leaf is ResultLeaf =>
  leaf.is === 'score' || leaf.is === 'band' || leaf.is === 'answer';
