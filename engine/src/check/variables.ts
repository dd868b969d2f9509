/** What conditions ask for, as variables with few values: values that no comparison in the protocol tells apart are one. */
import { compare, type FactValue, type Leaf } from '../condition.ts';
import { findNode } from '../graph.ts';
import type { ActivityItem, AssessmentItem, Item } from '../items.ts';
import type { AiBranch, FlowNode, Protocol } from '../protocol.ts';
import { branchPath } from '../steps/ai/branch-path.ts';
import { branchesOf } from '../steps/traits.ts';
import { waysToEnd } from '../steps/ways-to-end.ts';
import { Classes, type Sheets, scoreSeenBy, seenBy, sheetsOf } from './answer-combinations.ts';
import { ANY, AT_LEAST, KNOWN } from './codes.ts';
import { type Effort, TooLarge } from './effort.ts';
import { MANY, spread } from './sample-values.ts';
import { seriesKey, seriesValues } from './series-variables.ts';

/**
 * `kept`: stays as it is until it is measured again. `free`: can change whenever the person rests, because a reading
 * can come at any time and a module can ask again. `open`: likewise, and can be unknown again. `rising`: only grows.
 */
export type Variable = {
  key: string;
  kind: 'kept' | 'free' | 'open' | 'rising';
  /** The first is `null` (not known), or the lowest of those that are always known. */
  values: readonly FactValue[];
  /** What it is when somebody begins: an index, or `ANY`. */
  first: number;
  /** False: more is thought possible of it than there is. */
  sure: boolean;
};

/** Whose conditions are read: the step they stand behind, or the item that an alert belongs to. */
export type Reader = { node: FlowNode | null; item?: string | undefined };
export type Read = { leaf: Leaf; reader: Reader };

/** Above this many visits or readings they are not told apart one by one. */
const MOST_COUNTED = 60;

/** The name of the variable that a comparison asks for; `null` where it can never be known. */
export function variableKey(leaf: Leaf, { node, item }: Reader): string | null {
  switch (leaf.is) {
    case 'score':
    case 'band': {
      const of = leaf.item ?? item ?? node?.data.selectedItem;
      if (of === undefined) return null;
      return (leaf.is === 'score' ? seriesKey(leaf, of) : null) ?? `score:${of}`;
    }
    case 'answer': {
      const of = leaf.item ?? item ?? node?.data.selectedItem;
      return of === undefined ? null : `answer:${of}:${leaf.question}`;
    }
    case 'kpi':
      return seriesKey(leaf, leaf.kpi) ?? `kpi:${leaf.kpi}:${leaf.stat ?? 'last'}`;
    case 'branch':
    case 'attempts':
    case 'ending': {
      const of = leaf.node ?? node?.id;
      return of === undefined ? null : `${leaf.is}:${of}`;
    }
    case 'role':
    case 'sign':
      return `${leaf.is}:${leaf.value}`;
    default:
      return leaf.is;
  }
}

export type Catalogue = {
  variables: readonly Variable[];
  byKey: ReadonlyMap<string, number>;
  /** Every sheet that can be handed in for an item that conditions look at: values by variable. */
  sheets: ReadonlyMap<
    string,
    { options: readonly (readonly [number, number][])[]; score: number | null; sure: boolean }
  >;
};

export type Known = {
  /** Items that were asked for before this protocol begins, in the same program. */
  carried: ReadonlySet<string>;
  /** Items that a module asks for, whenever it comes. */
  besides: ReadonlySet<string>;
};

export function catalogueOf(
  protocol: Protocol,
  reads: readonly Read[],
  known: Known,
  effort: Effort,
): Catalogue {
  effort.spend(reads.length);
  const groups = new Map<string, Leaf[]>();
  for (const { leaf, reader } of reads) {
    const key = variableKey(leaf, reader);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(leaf);
    else groups.set(key, [leaf]);
  }
  const variables: Variable[] = [];
  const byKey = new Map<string, number>();
  const sheets: Map<string, { options: [number, number][][]; score: number | null; sure: boolean }> =
    new Map();
  const add = (variable: Variable): number => {
    // Beyond it a code would mean something else.
    if (variable.values.length >= AT_LEAST) throw new TooLarge();
    byKey.set(variable.key, variables.length);
    return variables.push(variable) - 1;
  };
  const items = new Map<string, Asked>();
  for (const [key, leaves] of groups) {
    const [kind, id = '', question = ''] = key.split(':') as [string, string?, string?];
    if (kind !== 'score' && kind !== 'answer') {
      add(variableOf(protocol, key, leaves, known, effort));
      continue;
    }
    const asked = items.get(id) ?? { score: null, answers: new Map() };
    items.set(id, asked);
    if (kind === 'score') asked.score = leaves;
    else asked.answers.set(question, leaves);
  }
  for (const [id, asked] of items) addResults(protocol, id, asked, known, add, sheets, effort);
  return { variables, byKey, sheets };
}

/** What conditions ask for of one item. */
type Asked = { score: Leaf[] | null; answers: Map<string, Leaf[]> };

function addResults(
  protocol: Protocol,
  id: string,
  asked: Asked,
  known: Known,
  add: (variable: Variable) => number,
  sheets: Map<string, { options: [number, number][][]; score: number | null; sure: boolean }>,
  effort: Effort,
): void {
  const item = protocol.items[id];
  const scored = asked.score;
  const bands = item?.kind === 'assessment' ? item.bands : [];
  const score = scored
    ? new Classes(
        scoreSeenBy(scored, bands),
        scored.map(({ value }) => value),
        effort.by(scored.length + bands.length),
      )
    : null;
  const answers = new Map<string, Classes>();
  for (const [question, leaves] of asked.answers)
    answers.set(
      question,
      new Classes(
        seenBy(leaves),
        leaves.map(({ value }) => value),
        effort.by(leaves.length),
      ),
    );
  const found: Sheets = isSheet(item) ? sheetsOf(item, score, answers, effort) : { sheets: [], sure: true };
  const first = known.carried.has(id) ? ANY : 0;
  const kind = known.besides.has(id) ? 'free' : 'kept';
  const common = { kind, first, sure: found.sure && kind === 'kept' && first === 0 } as const;
  const scoreAt = score ? add({ key: `score:${id}`, values: score.values, ...common }) : null;
  const answersAt = [...answers].map(([question, { values }]) =>
    add({ key: `answer:${id}:${question}`, values, ...common }),
  );
  const options = found.sheets.map((sheet): [number, number][] => [
    ...(scoreAt === null ? [] : [[scoreAt, sheet.score] as [number, number]]),
    ...answersAt.map((at, index): [number, number] => [at, sheet.answers[index] ?? 0]),
  ]);
  sheets.set(id, { options, score: scoreAt, sure: found.sure });
}

const isSheet = (item: Item | undefined): item is AssessmentItem | ActivityItem =>
  item?.kind === 'assessment' || item?.kind === 'activity';

function variableOf(
  protocol: Protocol,
  key: string,
  leaves: readonly Leaf[],
  known: Known,
  effort: Effort,
): Variable {
  const [kind = '', id = '', stat] = key.split(':');
  const numbers = leaves.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const classed = (values: readonly FactValue[]): FactValue[] => {
    const classes = new Classes(seenBy(leaves), [], effort.by(leaves.length));
    for (const value of values) classes.of(value);
    return classes.values;
  };
  switch (kind) {
    case 'kpi': {
      if (stat === 'count') return counted(key, 'rising', numbers);
      const item = protocol.items[id];
      if (item?.kind !== 'kpi') return { key, kind: 'kept', values: [null], first: 0, sure: true };
      const { min, max } = item.range;
      const [low, high] = stat === 'change' ? [min - max, max - min] : [min, max];
      const targets = [item.target?.min, item.target?.max].flatMap((edge) => edge ?? []);
      const values = classed(spread([...numbers, ...targets], low, high, false));
      return { key, kind: 'free', values, first: ANY, sure: stat === 'last' };
    }
    case 'over':
      return {
        key,
        kind: 'open',
        values: classed(seriesValues(protocol, key, leaves)),
        first: ANY,
        sure: false,
      };
    case 'subscale': {
      const values = classed(seriesValues(protocol, key, leaves));
      const first = known.carried.has(id) ? ANY : 0;
      return { key, kind: known.besides.has(id) ? 'free' : 'kept', values, first, sure: false };
    }
    case 'branch': {
      const branches = branchesOf(findNode(protocol, id));
      const values = classed(ends(branches).map((end) => branchPath(branches, end)));
      return { key, kind: 'kept', values, first: 0, sure: true };
    }
    case 'ending': {
      const step = findNode(protocol, id);
      const reasons = new Set(step ? waysToEnd(protocol, step).map(({ reason }) => reason) : []);
      return { key, kind: 'kept', values: [null, ...reasons], first: 0, sure: true };
    }
    case 'attempts':
      return counted(key, 'kept', numbers);
    case 'days': {
      const edges = [0, ...numbers.filter((day) => day >= 0).flatMap((day) => [day, day + 1])];
      const values = [...new Set(edges.map(Math.ceil))].sort((a, b) => a - b);
      return { key, kind: 'rising', values, first: 0, sure: false };
    }
    case 'age':
      return { key, kind: 'kept', values: classed(spread(numbers, 0, 130, false)), first: ANY, sure: true };
    case 'sex': {
      const words = leaves.map(({ value }) => value as string);
      return { key, kind: 'kept', values: classed([...words, 'another']), first: ANY, sure: true };
    }
    default:
      // A role or a sign: one has it or not.
      return { key, kind: 'kept', values: [[], [key.slice(kind.length + 1)]], first: ANY, sure: true };
  }
}

function counted(key: string, kind: 'kept' | 'rising', numbers: readonly number[]): Variable {
  const highest = Math.max(0, ...numbers.map((number) => Math.floor(number) + 1));
  const length = Math.min(highest, MOST_COUNTED) + 1;
  const values = Array.from({ length }, (_, count) => (count < length - 1 ? count : MANY));
  if (length - 1 === highest && highest > 0) values[highest] = highest;
  return { key, kind, values, first: 0, sure: highest <= MOST_COUNTED };
}

const ends = (branches: readonly AiBranch[]): string[] =>
  branches.flatMap((branch) =>
    branch.branches?.length ? [branch.id, ...ends(branch.branches)] : [branch.id],
  );

/** For each value of a variable whether a comparison holds of it. */
export function truthOf(leaf: Leaf, { values }: Variable, item: Item | undefined): boolean[] {
  return values.map((value) => {
    if (leaf.is !== 'band') return compare(leaf, value);
    const bands = item?.kind === 'assessment' ? item.bands : [];
    const score = typeof value === 'number' ? value : Number.NaN;
    return compare(leaf, bands.find(({ min, max }) => score >= min && score <= max)?.id ?? null);
  });
}

/** Every index that a variable can have where the state says `code`. */
export function indexesOf(variable: Variable, code: number): readonly number[] {
  if (code >= 0 && code < AT_LEAST) return [code];
  const all = variable.values.map((_, index) => index);
  if (code === ANY) return all;
  return code === KNOWN ? all.slice(1) : all.slice(code - AT_LEAST);
}
