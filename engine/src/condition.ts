/** Conditions as data, and the one place where they are decided. [R7]–[R9] */

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type KpiStat = 'last' | 'first' | 'change' | 'count';

/** A comparison of one fact with a value written in the protocol. `item` or `node` left out: the step just ended. */
export type Leaf =
  | { is: 'score'; item?: string; op: Comparison; value: number }
  | { is: 'band'; item?: string; op: '=' | '!='; value: string }
  | { is: 'answer'; item?: string; question: string; op: Comparison; value: string | number | boolean }
  | { is: 'kpi'; kpi: string; stat?: KpiStat; op: Comparison; value: number }
  | { is: 'branch'; node?: string; op: '=' | '!='; value: string }
  | { is: 'days'; op: Comparison; value: number }
  | { is: 'attempts'; node?: string; op: Comparison; value: number }
  | { is: 'age'; op: Comparison; value: number }
  | { is: 'sex' | 'role' | 'sign'; op: '=' | '!='; value: string };

export type Outcome = 'success' | 'failure';
type OutcomeLeaf = { is: 'success' } | { is: 'failure' };

export type Condition =
  | { is: 'always' }
  | OutcomeLeaf
  | { is: 'and'; all: Condition[] }
  | { is: 'or'; any: Condition[] }
  | Leaf;

/** null: nothing is known. A list: several values at once (chosen options, signs, a branch with its ancestors). */
export type FactValue = string | number | boolean | readonly string[] | { [row: string]: string } | null;

/** What was compared, with which value, and what came of it: enough to decide again without the run. */
export type Evaluation = { condition: Condition; holds: boolean; value?: FactValue; parts?: Evaluation[] };

export type Ask = (leaf: Leaf | OutcomeLeaf) => FactValue;

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
  const wanted = leaf.value;
  if (leaf.op === '=') return Array.isArray(value) ? value.includes(wanted as string) : value === wanted;
  if (leaf.op === '!=') return Array.isArray(value) ? !value.includes(wanted as string) : value !== wanted;
  if (typeof value !== typeof wanted || typeof value === 'object') return false;
  switch (leaf.op) {
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
