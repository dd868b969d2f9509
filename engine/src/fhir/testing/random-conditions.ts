/** Random conditions and formulas of every shape, and odd words. */
import { type Comparison, type Condition, leavesOf, type Over } from '../../condition.ts';
import { END_REASONS } from '../../end-reasons.ts';
import type { Formula } from '../../formula.ts';
import type { Random } from '../../testing/random.ts';

const WORDS = [
  'Walk',
  'Sleep well',
  'It’s "quoted" \\ and \'so\'',
  'تمشَّ قليلاً كل يوم',
  'two\nlines',
  '\ttabbed ',
  '💧',
  'a\u00a0b',
  '<b>bold</b> & more',
  ' ',
  '%score = 3',
  '{"is":"always"}',
];
export const words = (random: Random): string => random.pick(WORDS);
const OPS: Comparison[] = ['=', '!=', '<', '<=', '>', '>='];
export const decimal = (random: Random): number =>
  random.pick([0, 1, -1, 0.1, 2.5, 1e-7, 1e15, random.whole(-500, 500)]);

const randomOver = (random: Random): Over =>
  random.chance(0.4)
    ? { of: 'row', times: random.whole(2, 10) }
    : { of: random.pick(['average', 'change'] as const), days: random.whole(1, 90) };

export type Names = { items: string[]; nodes: string[] };

export function randomCondition(random: Random, names: Names, deep = 3): Condition {
  const op = random.pick(OPS);
  const same = random.pick(['=', '!='] as const);
  const item = random.chance(0.5) ? { item: random.pick(names.items) } : {};
  const node = random.chance(0.5) ? { node: random.pick(names.nodes) } : {};
  const parts = (): Condition[] =>
    Array.from({ length: random.whole(1, 3) }, () => randomCondition(random, names, deep - 1));
  const value = decimal(random);
  const makers: (() => Condition)[] = [
    () => ({ is: random.pick(['always', 'success', 'failure']) }),
    () => ({
      is: 'score',
      ...item,
      ...(random.chance(0.3) && { subscale: 'part' }),
      ...(random.chance(0.3) && { over: randomOver(random) }),
      op,
      value,
    }),
    () => ({ is: 'band', ...item, op: same, value: words(random) }),
    () => ({
      is: 'answer',
      ...item,
      question: 'q0',
      op,
      value: random.pick<string | number | boolean>([words(random), value, true]),
    }),
    () => ({
      is: 'kpi',
      kpi: random.pick(names.items),
      ...(random.chance(0.5) && { stat: random.pick(['last', 'first', 'change', 'count'] as const) }),
      op,
      value,
    }),
    () => ({ is: 'kpi', kpi: random.pick(names.items), over: randomOver(random), op, value }),
    () => ({ is: 'branch', ...node, op: same, value: words(random) }),
    () => ({ is: 'ending', ...node, op: same, value: random.pick(END_REASONS) }),
    () => ({ is: 'days', op, value: random.whole(-3, 30) }),
    () => ({ is: 'attempts', ...node, op, value: random.whole(0, 5) }),
    () => ({ is: 'age', op, value }),
    () => ({ is: random.pick(['sex', 'role', 'sign']), op: same, value: words(random) }),
    () => (deep > 0 ? { is: 'and', all: parts() } : { is: 'success' }),
    () => (deep > 0 ? { is: 'or', any: parts() } : { is: 'failure' }),
  ];
  return random.pick(makers)();
}

/** Where only what was just handed in is judged. */
export function randomConditionOnOne(random: Random, names: Names, deep = 3): Condition {
  const made = randomCondition(random, names, deep);
  const looksBack = leavesOf(made).some((leaf) => 'over' in leaf && leaf.over !== undefined);
  return looksBack ? randomConditionOnOne(random, names, deep) : made;
}

export function randomFormula(random: Random, names: Names, deep = 3): Formula {
  if (deep === 0 || random.chance(0.4))
    return random.chance(0.5)
      ? { is: 'number', value: decimal(random) }
      : { is: 'kpi', kpi: random.pick(names.items) };
  const part = (): Formula => randomFormula(random, names, deep - 1);
  return { is: random.pick(['add', 'sub', 'mul', 'div']), of: [part(), part()] };
}
