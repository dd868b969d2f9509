/** Days in the program as the checker knows them: at least so many. */
import type { FlowNode } from '../protocol.ts';
import { ANY, AT_LEAST } from './codes.ts';
import { OWN, type Test, type Values } from './tests-of.ts';
import type { Catalogue } from './variables.ts';

function daysIn({ byKey, variables }: Catalogue, values: Values) {
  const index = byKey.get('days');
  if (index === undefined) return null;
  const code = values[index + OWN] ?? ANY;
  const lowest = code === ANY ? 0 : code >= AT_LEAST ? code - AT_LEAST : code;
  return { place: index + OWN, known: (variables[index]?.values ?? []).map(Number), lowest };
}

/** Days that surely pass. */
export function daysLater(catalogue: Catalogue, values: Values, days: number): Values {
  const found = daysIn(catalogue, values);
  if (!found) return values;
  const { place, known, lowest } = found;
  const day = (known[lowest] ?? 0) + days;
  const next = [...values];
  next[place] =
    AT_LEAST +
    Math.max(
      lowest,
      known.findLastIndex((value) => value <= day),
    );
  return next;
}

/** Between two steps: how long until a day brings a way on, whatever else is so. */
export function minutesUntilSure(
  catalogue: Catalogue,
  tests: readonly { child: FlowNode; test: Test }[],
  values: Values,
  cases: (values: Values, reads: readonly number[]) => { all: Values[] } | null,
): number {
  const found = daysIn(catalogue, values);
  if (!found) return Infinity;
  const { place, known, lowest } = found;
  const last = [...values];
  last[place] = known.length - 1;
  const told = cases(last, [...new Set(tests.flatMap(({ test }) => test.reads))]);
  const surely = told?.all.every(
    (seen) => tests.some(({ test }) => test.holds(seen)) || !tests.some(({ test }) => test.might(seen)),
  );
  return surely ? ((known.at(-1) ?? 0) - (known[lowest] ?? 0)) * 24 * 60 : Infinity;
}
