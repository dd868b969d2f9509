import type { Formula } from '../formula.ts';
import { id } from './fields.ts';
import { by, type Faults, list, number, object, oneOf, type Reader } from './shape.ts';

const DEEPEST = 12;

type Sum = Extract<Formula, { of: unknown }>;
const two = list(nested, { min: 2, max: 2 }) as Reader<unknown> as Reader<Sum['of']>;
const sum = (is: Sum['is']): Reader<Formula> => object<Sum>({ is: oneOf([is]), of: two });

const read = by<Formula>('is', {
  number: object<Extract<Formula, { is: 'number' }>>({ is: oneOf(['number']), value: number() }),
  kpi: object<Extract<Formula, { is: 'kpi' }>>({ is: oneOf(['kpi']), kpi: id }),
  add: sum('add'),
  sub: sum('sub'),
  mul: sum('mul'),
  div: sum('div'),
});

function nested(value: unknown, path: string, faults: Faults): Formula {
  if (path.split('.of[').length > DEEPEST) {
    faults.push({ path, message: `must not be nested deeper than ${DEEPEST} levels` });
    return { is: 'number', value: 0 };
  }
  return read(value, path, faults);
}

export const formula: Reader<Formula> = nested;
