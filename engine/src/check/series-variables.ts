/**
 * [C46] Several readings or scores together, and subscales, to the checker. How long somebody measures, how often and in
 * which order is not told apart, so what they come to is open both ways wherever it is asked: all that the range of a
 * single one allows, or nothing yet.
 */
import { compare, type FactValue, type Leaf, looksBack, type Over } from '../condition.ts';
import type { AssessmentItem } from '../items.ts';
import type { Protocol } from '../protocol.ts';
import type { Question } from '../questions.ts';
import { FEWEST_IN_WINDOW } from '../series.ts';
import { spread } from './sample-values.ts';
import { type ScoreRange, scoreRange } from './score-range.ts';

type Scored = Extract<Leaf, { is: 'score' | 'kpi' }>;

/** The name of its variable; null where one reading or score is compared. */
export function seriesKey(leaf: Scored, item: string): string | null {
  const subscale = leaf.is === 'score' ? (leaf.subscale ?? '') : '';
  const { over } = leaf;
  if (over === undefined) return subscale === '' ? null : `subscale:${item}:${subscale}`;
  if (over.of !== 'row') return `over:${item}:${subscale}:${over.of}:${over.days}`;
  // Three in a row above and three in a row below: neither follows from the other.
  return `over:${item}:${subscale}:row:${over.times}:${leaf.op}:${leaf.value}`;
}

/** Values that can come of it, without "not known". */
export function seriesValues(protocol: Protocol, key: string, leaves: readonly Leaf[]): FactValue[] {
  const [, id = '', subscale = ''] = key.split(':');
  const range = rangeOf(protocol, id, subscale);
  if (range === null) return [];
  const numbers = leaves.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const [leaf] = leaves;
  const over = leaf && looksBack(leaf);
  if (over === undefined) return spread(numbers, range.min, range.max, range.whole);
  return leaf ? overValues(leaf, over, numbers, range) : [];
}

function overValues(leaf: Leaf, over: Over, numbers: readonly number[], range: ScoreRange): FactValue[] {
  const { min, max, whole } = range;
  if (over.of === 'row')
    return spread(numbers, min, max, whole)
      .map((value) => Array<number>(over.times).fill(value))
      .filter((row) => compare(leaf, row))
      .slice(0, 1);
  const [low, high] = over.of === 'change' ? [min - max, max - min] : [min, max];
  return spread(numbers, low, high, false).map((comes) => ({ comes, count: FEWEST_IN_WINDOW }));
}

function rangeOf(protocol: Protocol, id: string, subscale: string): ScoreRange | null {
  const item = protocol.items[id];
  if (item?.kind === 'kpi') return { ...item.range, whole: false };
  if (item?.kind !== 'assessment') return null;
  return scoreRange(subscale === '' ? item : { ...item, questions: questionsOf(item, subscale) });
}

export const questionsOf = (item: AssessmentItem, subscale: string): Question[] => {
  const own = item.subscales?.find(({ id }) => id === subscale)?.questions ?? [];
  return item.questions.filter(({ id }) => own.includes(id));
};
