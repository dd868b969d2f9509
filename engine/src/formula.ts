/** A KPI that is worked out from others: a small sum as data, and the one place where it is done. [R43] */

export type Formula =
  | { is: 'number'; value: number }
  | { is: 'kpi'; kpi: string }
  | { is: 'add' | 'sub' | 'mul' | 'div'; of: [Formula, Formula] };

/** [R43] From the latest reading of each KPI, in that KPI's own unit. null: one is not known, or there is no such number. */
export function formulaValue(formula: Formula, readings: Readonly<Record<string, number>>): number | null {
  const value = worked(formula, readings);
  return value !== null && Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : null;
}

function worked(formula: Formula, readings: Readonly<Record<string, number>>): number | null {
  if (formula.is === 'number') return formula.value;
  if (formula.is === 'kpi')
    return Object.hasOwn(readings, formula.kpi) ? (readings[formula.kpi] ?? null) : null;
  const left = worked(formula.of[0], readings);
  const right = worked(formula.of[1], readings);
  if (left === null || right === null) return null;
  switch (formula.is) {
    case 'add':
      return left + right;
    case 'sub':
      return left - right;
    case 'mul':
      return left * right;
    case 'div':
      return right === 0 ? null : left / right;
  }
}

/** Every KPI a formula reads, in the order in which they stand. */
export function kpisOf(formula: Formula): string[] {
  if (formula.is === 'number') return [];
  return formula.is === 'kpi' ? [formula.kpi] : formula.of.flatMap(kpisOf);
}
