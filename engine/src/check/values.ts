/** For each fact that conditions compare, values that stand for all there are: every boundary, and between them. */
import type { FactValue, Leaf } from '../condition.ts';
import { branchPath } from '../facts.ts';
import { findNode } from '../graph.ts';
import type { AssessmentItem } from '../items.ts';
import type { AiBranch, FlowNode, Protocol } from '../protocol.ts';
import type { Question } from '../questions.ts';
import { scoreRange } from './score-range.ts';

/** A fact and a value it can have: one side of a case that the page puts into words. */
export type Case = { fact: { is: Leaf['is'] } & Record<string, string>; value: FactValue };

/** Two leaves that ask for the same fact have the same key. */
export function factKey(leaf: Leaf): string {
  const { op: _op, value: _value, ...fact } = leaf;
  return JSON.stringify(fact);
}

export const MANY = 1_000_000;

/** `leaves` all ask for the same fact, in conditions of the children of `node`. */
export function valuesOf(protocol: Protocol, node: FlowNode, leaves: readonly Leaf[]): FactValue[] {
  const [leaf] = leaves;
  if (!leaf) return [];
  const numbers = leaves.flatMap((one) => (typeof one.value === 'number' ? [one.value] : []));
  const words = [...new Set(leaves.flatMap((one) => (typeof one.value === 'string' ? [one.value] : [])))];
  const itemId = 'item' in leaf && leaf.item !== undefined ? leaf.item : node.data.selectedItem;
  const item = itemId === undefined ? undefined : protocol.items[itemId];
  switch (leaf.is) {
    case 'score':
      return item?.kind === 'assessment' ? scores(item, numbers) : [null];
    case 'band':
      return item?.kind === 'assessment' ? bands(item) : [null];
    case 'answer': {
      const questions =
        item?.kind === 'assessment' || item?.kind === 'activity' ? (item.questions ?? []) : [];
      const question = questions.find((one) => one.id === leaf.question);
      return question ? answers(question, numbers, words) : [null];
    }
    case 'kpi': {
      if (leaf.stat === 'count') return spread(numbers, 0, MANY, true);
      const kpi = protocol.items[leaf.kpi];
      if (kpi?.kind !== 'kpi') return [null];
      const width = kpi.range.max - kpi.range.min;
      const [low, high] = leaf.stat === 'change' ? [-width, width] : [kpi.range.min, kpi.range.max];
      return [null, ...spread(numbers, low, high, false)];
    }
    case 'branch': {
      const ai = leaf.node === undefined ? node : findNode(protocol, leaf.node);
      if (ai?.type !== 'ai') return [null];
      return ends(ai.data.settings.branches).map((id) => branchPath(ai.data.settings.branches, id));
    }
    case 'days':
      return spread(numbers, 0, MANY, true);
    case 'attempts':
      return spread(numbers, leaf.node === undefined ? 1 : 0, MANY, true);
    case 'age':
      return spread(numbers, 0, 130, false);
    case 'sex':
      return [...words, 'another', null];
    case 'role':
    case 'sign':
      return [[], ...words.map((word) => [word]), words];
  }
}

/** Every boundary, a value between any two neighbours, and both ends. */
export function spread(boundaries: readonly number[], min: number, max: number, whole: boolean): number[] {
  const inside = [...new Set([min, max, ...boundaries.filter((value) => value >= min && value <= max)])];
  inside.sort((a, b) => a - b);
  const between = inside.slice(1).flatMap((high, index) => {
    const low = inside[index] as number;
    const middle = whole ? Math.floor((low + high) / 2) : (low + high) / 2;
    return middle > low && middle < high ? [middle] : [];
  });
  return [...inside, ...between].filter((value) => !whole || Number.isInteger(value));
}

function scores(item: AssessmentItem, boundaries: readonly number[]): FactValue[] {
  const range = scoreRange(item);
  return range ? spread(boundaries, range.min, range.max, range.whole) : [null];
}

function bands(item: AssessmentItem): FactValue[] {
  const range = scoreRange(item);
  if (!range) return [null];
  const edges = item.bands.flatMap((band) => [band.min, band.max]);
  const found = spread(edges, range.min, range.max, range.whole).map(
    (score) => item.bands.find((band) => score >= band.min && score <= band.max)?.id ?? null,
  );
  return [...new Set(found)];
}

function answers(question: Question, numbers: readonly number[], words: readonly string[]): FactValue[] {
  const maybe: FactValue[] = question.required === false || question.when !== undefined ? [null] : [];
  switch (question.kind) {
    case 'single':
      return [...maybe, ...question.options.map((option) => option.id)];
    case 'multiple':
      return [...maybe, [], ...question.options.map((option) => [option.id])];
    case 'yes_no':
      return [...maybe, true, false];
    case 'scale':
    case 'slider':
      return [...maybe, ...spread(numbers, question.min, question.max, (question.step ?? 1) === 1)];
    case 'number':
      return [...maybe, ...spread(numbers, question.min ?? -MANY, question.max ?? MANY, false)];
    default:
      return [...maybe, ...words, 'something else'];
  }
}

const ends = (branches: readonly AiBranch[]): string[] =>
  branches.flatMap((branch) =>
    branch.branches?.length ? [branch.id, ...ends(branch.branches)] : [branch.id],
  );
