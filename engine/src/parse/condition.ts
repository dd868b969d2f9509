import { type Comparison, type Condition, leavesOf, type Over } from '../condition.ts';
import { END_REASONS } from '../end-reasons.ts';
import { id } from './fields.ts';
import {
  anyOf,
  by,
  type Faults,
  list,
  number,
  object,
  oneOf,
  optional,
  type Reader,
  text,
  yesNo,
} from './shape.ts';

const op = oneOf<Comparison>(['=', '!=', '<', '<=', '>', '>=']);
const same = oneOf(['=', '!=']);
const word = text({ min: 1, max: 200 });
const DEEPEST = 12;
const MOST_PARTS = 200;
const MOST_IN_ALL = 30_000;

/** Longer windows are asked of nobody, and each person's readings of one have to be kept. */
export const LONGEST_WINDOW = 90;
export const MOST_IN_A_ROW = 10;

const days = number({ min: 1, max: LONGEST_WINDOW, whole: true });
const over = by<Over>('of', {
  row: object<Extract<Over, { of: 'row' }>>({
    of: oneOf(['row']),
    times: number({ min: 2, max: MOST_IN_A_ROW, whole: true }),
  }),
  average: object<Extract<Over, { days: number }>>({ of: oneOf(['average']), days }),
  change: object<Extract<Over, { days: number }>>({ of: oneOf(['change']), days }),
});

const kpi = object<Extract<Condition, { is: 'kpi' }>>({
  is: oneOf(['kpi']),
  kpi: id,
  stat: optional(oneOf(['last', 'first', 'change', 'count'])),
  over: optional(over),
  op,
  value: number(),
});

const person = (is: 'sex' | 'role' | 'sign') =>
  object<Extract<Condition, { is: 'sex' | 'role' | 'sign' }>>({ is: oneOf([is]), op: same, value: word });

const readers: Record<string, Reader<Condition>> = {
  always: object<{ is: 'always' }>({ is: oneOf(['always']) }),
  success: object<{ is: 'success' }>({ is: oneOf(['success']) }),
  failure: object<{ is: 'failure' }>({ is: oneOf(['failure']) }),
  and: object<Extract<Condition, { is: 'and' }>>({
    is: oneOf(['and']),
    all: list(nested, { min: 1, max: 20 }),
  }),
  or: object<Extract<Condition, { is: 'or' }>>({ is: oneOf(['or']), any: list(nested, { min: 1, max: 20 }) }),
  score: object<Extract<Condition, { is: 'score' }>>({
    is: oneOf(['score']),
    item: optional(id),
    subscale: optional(id),
    over: optional(over),
    op,
    value: number(),
  }),
  band: object<Extract<Condition, { is: 'band' }>>({
    is: oneOf(['band']),
    item: optional(id),
    op: same,
    value: word,
  }),
  answer: object<Extract<Condition, { is: 'answer' }>>({
    is: oneOf(['answer']),
    item: optional(id),
    question: id,
    op,
    value: anyOf<string | number | boolean>([number(), yesNo, word], 'must be text, a number, true or false'),
  }),
  kpi: (value, path, faults) => {
    const read = kpi(value, path, faults);
    if (read?.stat !== undefined && read.over !== undefined)
      faults.push({ path: `${path}.stat`, message: 'must be left out where several readings are judged' });
    return read;
  },
  branch: object<Extract<Condition, { is: 'branch' }>>({
    is: oneOf(['branch']),
    node: optional(id),
    op: same,
    value: word,
  }),
  ending: object<Extract<Condition, { is: 'ending' }>>({
    is: oneOf(['ending']),
    node: optional(id),
    op: same,
    value: oneOf(END_REASONS),
  }),
  days: object<Extract<Condition, { is: 'days' }>>({
    is: oneOf(['days']),
    op,
    value: number({ whole: true }),
  }),
  attempts: object<Extract<Condition, { is: 'attempts' }>>({
    is: oneOf(['attempts']),
    node: optional(id),
    op,
    value: number({ whole: true }),
  }),
  age: object<Extract<Condition, { is: 'age' }>>({ is: oneOf(['age']), op, value: number() }),
  sex: person('sex'),
  role: person('role'),
  sign: person('sign'),
};

const read = by('is', readers);

function nested(value: unknown, path: string, faults: Faults): Condition {
  return read(value, path, faults);
}

/** How far what has been read of one document goes, by the list of its faults. */
const readSoFar = new WeakMap<Faults, number>();

/** [G5] Whoever follows a program has its conditions asked again and again: their size is bounded before they are read. */
export const condition: Reader<Condition> = (value, path, faults) => {
  const parts = partsOf(value, 1);
  const soFar = (readSoFar.get(faults) ?? 0) + parts;
  readSoFar.set(faults, soFar);
  const fault =
    parts === Infinity
      ? `must not be nested deeper than ${DEEPEST} levels`
      : parts > MOST_PARTS
        ? `must not have more than ${MOST_PARTS} parts`
        : soFar > MOST_IN_ALL && soFar - parts <= MOST_IN_ALL
          ? `is one too many: the conditions of a protocol have at most ${MOST_IN_ALL} parts together`
          : null;
  if (fault) faults.push({ path, message: fault });
  return fault || soFar > MOST_IN_ALL ? { is: 'always' } : read(value, path, faults);
};

/** Judged by what was just handed in alone: looking back would never hold there, and nobody would notice. */
export const conditionOnOne: Reader<Condition> = (value, path, faults) => {
  const before = faults.length;
  const read = condition(value, path, faults);
  if (faults.length === before && leavesOf(read).some((leaf) => 'over' in leaf && leaf.over !== undefined))
    faults.push({
      path,
      message: 'must not look at several readings: only what was just handed in is judged here',
    });
  return read;
};

/** Counts no further than it has to; what is too deep has no end. */
function partsOf(value: unknown, level: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  const inner = 'all' in value ? value.all : 'any' in value ? value.any : undefined;
  if (!Array.isArray(inner)) return 1;
  if (level >= DEEPEST) return Infinity;
  let parts = 1;
  for (const part of inner) {
    parts += partsOf(part, level + 1);
    if (parts > MOST_IN_ALL) break;
  }
  return parts;
}
