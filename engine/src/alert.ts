/** [R41] [R70] What an expert has to know of at once, whoever asked for the reading or the answers. */
import { type Ask, type Condition, type Evaluation, evaluate, type Leaf } from './condition.ts';
import { effectId } from './effect.ts';
import { factsOf } from './facts.ts';
import type { Item } from './items.ts';
import type { Work } from './work.ts';

/**
 * `count` tells how many readings or sheets of this item there have been: it makes the notice's id its own. Where some
 * were taken back the same count comes again, and the number of corrections keeps the ids apart.
 */
export function alertExpert(work: Work, itemId: string, count: number, at: number): void {
  const item = work.protocol.items[itemId];
  if (item === undefined) return;
  const { run } = work;
  const id = effectId(run.id, `item:${itemId}`, count, 'notifyExpert', 1 + (run.corrections?.[itemId] ?? 0));
  // [R71] One notice for one sheet: what is urgent stands for the alert too.
  if ('urgent' in item && item.urgent !== undefined) {
    const evaluation = judge(work, itemId, item.urgent.when, at);
    if (evaluation.holds) {
      if (!work.told) callForHelp(work, itemId, id, evaluation, at);
      return;
    }
  }
  if (!('alert' in item) || item.alert === undefined) return;
  const evaluation = judge(work, itemId, item.alert, at);
  if (!evaluation.holds) return;
  work.trace.push({ rule: 'R41', at, what: 'alerted', item: itemId, evaluation });
  work.effects.push({ id, at, kind: 'notifyExpert', node: null, item: itemId, task: null, about: 'alert' });
}

/** [R70] The run carries the fact, and the expert hears of it. */
export function callForHelp(
  work: Work,
  itemId: string,
  id: string,
  evaluation: Evaluation,
  at: number,
): void {
  work.run.urgent = { item: itemId, at };
  work.trace.push({ rule: 'R70', at, what: 'urgent', item: itemId, evaluation });
  work.effects.push({ id, at, kind: 'notifyExpert', node: null, item: itemId, task: null, about: 'urgent' });
}

/** Without an item named, such a condition speaks of its own. */
function judge(work: Work, itemId: string, condition: Condition, at: number): Evaluation {
  const facts = factsOf(work.graph, work.run, work.run.here?.node ?? '', at);
  const ask: Ask = (leaf) =>
    facts('op' in leaf && isResult(leaf) ? { ...leaf, item: leaf.item ?? itemId } : leaf);
  return evaluate(condition, ask);
}

type ResultLeaf = Extract<Leaf, { is: 'score' | 'band' | 'answer' }>;
const isResult = (leaf: Leaf): leaf is ResultLeaf =>
  leaf.is === 'score' || leaf.is === 'band' || leaf.is === 'answer';

/** When an expert hears of this item's readings or answers at once; null: never. */
export function whenTold(item: Item): Condition | null {
  const parts = [
    ...('alert' in item && item.alert ? [item.alert] : []),
    ...('urgent' in item && item.urgent ? [item.urgent.when] : []),
  ];
  return parts.length > 1 ? { is: 'or', any: parts } : (parts[0] ?? null);
}
