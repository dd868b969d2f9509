/** Conditions made ready to be asked many times: which variables they read, whether they hold, whether they still could. */
import { type Comparison, type Condition, type Leaf, looksBack } from '../condition.ts';
import type { Protocol } from '../protocol.ts';
import type { Effort } from './effort.ts';
import { type Catalogue, type Reader, truthOf, variableKey } from './variables.ts';

/** How the step just ended (1 success, 2 failure) and the score it gave; behind them the variables in their order. */
export type Values = number[];
export const RESULT = 0;
export const OWN_SCORE = 1;
export const OWN = 2;

export type Test = {
  condition: Condition;
  /** Places in `Values` that it reads, without those of the step itself. */
  reads: readonly number[];
  /** Whether how the step ended, or its own score, is asked for. */
  readsOwn: boolean;
  /** How many comparisons it is made of. */
  size: number;
  holds(values: Values): boolean;
  /** Whether waiting could make it hold: a KPI can be read, a day can come, a module can ask again. */
  might(values: Values): boolean;
};

export function testOf(
  protocol: Protocol,
  catalogue: Catalogue,
  condition: Condition,
  reader: Reader,
  besides: ReadonlySet<string>,
  effort: Effort,
): Test {
  const reads = new Set<number>();
  let readsOwn = false;
  let size = 1;
  type Asked = Pick<Test, 'holds' | 'might'>;
  const make = (part: Condition): Asked => {
    switch (part.is) {
      case 'always':
        return { holds: () => true, might: () => true };
      case 'success':
      case 'failure': {
        readsOwn = true;
        const wanted = part.is === 'success' ? 1 : 2;
        const holds = (values: Values): boolean => values[RESULT] === wanted;
        return { holds, might: holds };
      }
      case 'and':
      case 'or': {
        const parts = (part.is === 'and' ? part.all : part.any).map(make);
        const how = part.is === 'and' ? 'every' : 'some';
        return {
          holds: (values) => parts[how]((one) => one.holds(values)),
          might: (values) => parts[how]((one) => one.might(values)),
        };
      }
      default:
        return ofLeaf(part);
    }
  };
  const ofLeaf = (leaf: Leaf): Asked => {
    size++;
    const key = variableKey(leaf, reader);
    const at = key === null ? undefined : catalogue.byKey.get(key);
    const variable = at === undefined ? undefined : catalogue.variables[at];
    if (key === null || at === undefined || !variable) return { holds: () => false, might: () => false };
    const isOwn = reader.item === undefined && isOwnScore(leaf);
    // Of a step that ended without a score nothing is compared, also where an earlier sheet is known.
    const needsSuccess = reader.item === undefined && leaf.is === 'score' && isOwnSubscale(leaf);
    effort.spend(variable.values.length);
    const truth = truthOf(leaf, variable, protocol.items[key.split(':')[1] ?? '']);
    const place = isOwn ? OWN_SCORE : at + OWN;
    if (isOwn || needsSuccess) readsOwn = true;
    if (!isOwn) reads.add(place);
    const holds = (values: Values): boolean =>
      truth[values[place] ?? 0] === true && (!needsSuccess || values[RESULT] === 1);
    return { holds, might: mightBe(protocol, leaf, variable.values, place, holds, besides) };
  };
  const { holds, might } = make(condition);
  return { condition, reads: [...reads], readsOwn, size, holds, might };
}

/** [R10] as the engine decides it. */
function mightBe(
  protocol: Protocol,
  leaf: Leaf,
  days: readonly unknown[],
  place: number,
  holds: (values: Values) => boolean,
  besides: ReadonlySet<string>,
): (values: Values) => boolean {
  if (leaf.is === 'kpi') {
    const isKpi = protocol.items[leaf.kpi]?.kind === 'kpi';
    return () => isKpi;
  }
  // What was taken in the last days becomes too old by itself.
  if (looksBack(leaf)?.of === 'average' || looksBack(leaf)?.of === 'change') return () => true;
  if (leaf.is === 'days') {
    const comes = aDayComes(leaf.op, leaf.value);
    return (values) => comes(Number(days[values[place] ?? 0]));
  }
  if ('item' in leaf && leaf.item !== undefined && besides.has(leaf.item)) return () => true;
  return holds;
}

/** Whether it asks for the score, or the band, that the step just ended has given. */
export const isOwnScore = (leaf: Leaf): boolean =>
  (leaf.is === 'band' || (leaf.is === 'score' && leaf.subscale === undefined && leaf.over === undefined)) &&
  leaf.item === undefined;

const isOwnSubscale = ({ item, subscale, over }: Extract<Leaf, { is: 'score' }>): boolean =>
  item === undefined && subscale !== undefined && over === undefined;

function aDayComes(op: Comparison, day: number): (today: number) => boolean {
  if (op === '<') return (today) => today < day;
  if (op === '<=' || op === '=') return (today) => today <= day;
  return () => true;
}
