/** Conditions as data, and the one place where they are decided. [R7]–[R9] */

import type { EndReason } from './end-reasons.ts';

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type KpiStat = 'last' | 'first' | 'change' | 'count';

/** [R97] [R98] Several readings or scores judged together: the latest of them, or those of the last days. */
export type Over = { of: 'row'; times: number } | { of: 'average' | 'change'; days: number };

/** A comparison of one fact with a value written in the protocol. `item` or `node` left out: the step just ended. */
export type Leaf =
  | { is: 'score'; item?: string; subscale?: string; over?: Over; op: Comparison; value: number }
  | { is: 'band'; item?: string; op: '=' | '!='; value: string }
  | { is: 'answer'; item?: string; question: string; op: Comparison; value: string | number | boolean }
  /** With `over`, `stat` is left out. */
  | { is: 'kpi'; kpi: string; stat?: KpiStat; over?: Over; op: Comparison; value: number }
  | { is: 'branch'; node?: string; op: '=' | '!='; value: string }
  /** [R111] How a step ended last. */
  | { is: 'ending'; node?: string; op: '=' | '!='; value: EndReason }
  | { is: 'days'; op: Comparison; value: number }
  | { is: 'attempts'; node?: string; op: Comparison; value: number }
  | { is: 'age'; op: Comparison; value: number }
  | { is: 'sex' | 'role' | 'sign'; op: '=' | '!='; value: string };

export type Outcome = 'success' | 'failure';
export type OutcomeLeaf = { is: 'success' } | { is: 'failure' };

export type Condition =
  | { is: 'always' }
  | OutcomeLeaf
  | { is: 'and'; all: Condition[] }
  | { is: 'or'; any: Condition[] }
  | Leaf;

/** What the readings of some days come to, and of how many; null where they are too few. `from`, `to`: of a change. */
export type Summary = { comes: number | null; count: number; from?: number; to?: number };

/**
 * null: nothing is known. A list: several values at once (chosen options, signs, a branch with its ancestors); numbers
 * are the latest readings or scores in a row.
 */
export type FactValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly number[]
  | Summary
  | { [row: string]: string }
  | null;

export const isSummary = (value: FactValue): value is Summary =>
  typeof value === 'object' && value !== null && 'count' in value && typeof value.count === 'number';

export const isRow = (value: FactValue): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/** What was compared, with which value, and what came of it: enough to decide again without the run. */
export type Evaluation = { condition: Condition; holds: boolean; value?: FactValue; parts?: Evaluation[] };

export type Ask = (leaf: Leaf | OutcomeLeaf) => FactValue;

/** How a comparison looks back on several readings or scores; undefined: it asks for one. */
export const looksBack = (leaf: Leaf | OutcomeLeaf): Over | undefined =>
  leaf.is === 'kpi' || leaf.is === 'score' ? leaf.over : undefined;

export const ALWAYS: Condition = { is: 'always' };

export function evaluate(condition: Condition, ask: Ask): Evaluation {
  switch (condition.is) {
    case 'always':
      return { condition, holds: true };
    case 'and': {
      const parts = condition.all.map((part) => evaluate(part, ask));
      return { condition, holds: parts.every((part) => part.holds), parts };
    }
    case 'or': {
      const parts = condition.any.map((part) => evaluate(part, ask));
      return { condition, holds: parts.some((part) => part.holds), parts };
    }
    default: {
      const value = ask(condition);
      return { condition, holds: compare(condition, value), value };
    }
  }
}

/** The same decision without the record of it. */
export function holds(condition: Condition, ask: Ask): boolean {
  if (condition.is === 'always') return true;
  if (condition.is === 'and') return condition.all.every((part) => holds(part, ask));
  if (condition.is === 'or') return condition.any.some((part) => holds(part, ask));
  return compare(condition, ask(condition));
}

/** [R29] Decides a recorded evaluation again from nothing but what it recorded. */
export function reevaluate(evaluation: Evaluation): boolean {
  const { condition } = evaluation;
  if (condition.is === 'always') return true;
  if (condition.is === 'and') return (evaluation.parts ?? []).every(reevaluate);
  if (condition.is === 'or') return (evaluation.parts ?? []).some(reevaluate);
  return compare(condition, evaluation.value ?? null);
}

/** [R8] Nothing is true of a value that is not known. [R9] A list equals a value when it holds it. */
export function compare(leaf: Leaf | OutcomeLeaf, value: FactValue): boolean {
  if (value === null) return false;
  if (!('op' in leaf)) return value === leaf.is;
  const over = looksBack(leaf);
  if (over !== undefined) return compareOver(leaf, over, value);
  const wanted = leaf.value;
  if (leaf.op === '=') return Array.isArray(value) ? value.includes(wanted as string) : value === wanted;
  if (leaf.op === '!=') return Array.isArray(value) ? !value.includes(wanted as string) : value !== wanted;
  if (typeof value !== typeof wanted || typeof value === 'object') return false;
  return inOrder(leaf.op, value, wanted);
}

function inOrder<T extends string | number | boolean>(op: Comparison, value: T, wanted: T): boolean {
  switch (op) {
    case '=':
      return value === wanted;
    case '!=':
      return value !== wanted;
    case '<':
      return value < wanted;
    case '<=':
      return value <= wanted;
    case '>':
      return value > wanted;
    case '>=':
      return value >= wanted;
  }
}

/** [R97] As many as are asked for, and each of them. [R98] Of too few nothing is true. */
function compareOver({ op, value: wanted }: Leaf, over: Over, value: FactValue): boolean {
  if (typeof wanted !== 'number') return false;
  if (over.of === 'row')
    return isRow(value) && value.length >= over.times && value.every((one) => inOrder(op, one, wanted));
  return isSummary(value) && value.comes !== null && inOrder(op, value.comes, wanted);
}

export function leavesOf(condition: Condition): Leaf[] {
  switch (condition.is) {
    case 'and':
      return condition.all.flatMap(leavesOf);
    case 'or':
      return condition.any.flatMap(leavesOf);
    case 'always':
    case 'success':
    case 'failure':
      return [];
    default:
      return [condition];
  }
}
