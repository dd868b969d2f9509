import type { Comparison, Condition } from '../condition.ts';
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
  kpi: object<Extract<Condition, { is: 'kpi' }>>({
    is: oneOf(['kpi']),
    kpi: id,
    stat: optional(oneOf(['last', 'first', 'change', 'count'])),
    op,
    value: number(),
  }),
  branch: object<Extract<Condition, { is: 'branch' }>>({
    is: oneOf(['branch']),
    node: optional(id),
    op: same,
    value: word,
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
  if (path.split(/\.(?:all|any)\[/).length > DEEPEST) {
    faults.push({ path, message: `must not be nested deeper than ${DEEPEST} levels` });
    return { is: 'always' };
  }
  return read(value, path, faults);
}

export const condition: Reader<Condition> = nested;
