/** Several readings or scores judged together: in a row, as an average, by how they changed. [R97]–[R99] */
import { type FactValue, type Leaf, looksBack, type Over } from './condition.ts';
import type { Run, Taken } from './run-state.ts';
import { dayAt } from './wall-clock.ts';

/** One reading is no average, and changes by nothing. */
export const FEWEST_IN_WINDOW = 2;

/** Whose values a comparison looks back on; null where no item is meant. */
export function seriesOf(leaf: Leaf, ownItem: string | undefined): string | null {
  if (leaf.is === 'kpi') return leaf.kpi;
  const item = leaf.is === 'score' ? (leaf.item ?? ownItem) : undefined;
  if (leaf.is !== 'score' || item === undefined) return null;
  return leaf.subscale === undefined ? item : subscaleSeries(item, leaf.subscale);
}

/** No id of an item has a slash. */
export const subscaleSeries = (item: string, subscale: string): string => `${item}/${subscale}`;

/** [R98] A window counts whole local days: those of an average end with today, a change goes back as many. */
const isInside = (over: Over & { days: number }, zone: string, at: number, taken: Taken): boolean =>
  dayAt(zone, at) < lastDayOf(over, zone, taken);

/** The first local day on which it is too old. */
const lastDayOf = ({ of, days }: Over & { days: number }, zone: string, { at }: Taken): number =>
  dayAt(zone, at) + days + (of === 'change' ? 1 : 0);

export function overFact(over: Over, taken: readonly Taken[], zone: string, at: number): FactValue {
  if (over.of === 'row') return taken.slice(-over.times).map(({ value }) => value);
  const values = taken.filter((one) => isInside(over, zone, at, one)).map(({ value }) => value);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < FEWEST_IN_WINDOW)
    return { comes: null, count: values.length };
  if (over.of === 'change')
    return { comes: rounded(last - first), count: values.length, from: first, to: last };
  const sum = values.reduce((total, value) => total + value, 0);
  return { comes: rounded(sum / values.length), count: values.length };
}

/** As means of scores: the same readings give the same bytes everywhere. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** [R10] The next local days on which something of a window becomes too old. */
export function daysOfLeaving(leaf: Leaf, run: Run, ownItem: string | undefined, at: number): number[] {
  const over = looksBack(leaf);
  const series = seriesOf(leaf, ownItem);
  if (over === undefined || over.of === 'row' || series === null) return [];
  const today = dayAt(run.zone, at);
  return (run.recent?.[series] ?? [])
    .map((taken) => lastDayOf(over, run.zone, taken))
    .filter((day) => day > today);
}
