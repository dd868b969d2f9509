/** What a draft would have changed for everybody, in numbers and by name. [R83] */

import type { WhatIfPerson } from '../what-if.ts';
import type { EscalationChange, NamedPair } from './compare-sides.ts';
import type { EscalationKind } from './side.ts';

type Change = EscalationChange['change'];
type Counts = Record<'finished' | 'failed' | 'withdrawn' | 'underWay', number>;

type MiddleHalf = { from: number; to: number };

export type WhatIfSum = {
  people: number;
  differing: number;
  /** How many people have at least one call to an expert that would have come earlier, later, anew or not at all. */
  reached: Record<Change, number>;
  /** Half of those people gained, or lost, at least this much at the most. null: nobody did. */
  medianEarlierMs: number | null;
  medianLaterMs: number | null;
  /** Between these lies the middle half of what they gained, or lost. Sums of older comparisons have none. */
  middleEarlierMs?: MiddleHalf | null;
  middleLaterMs?: MiddleHalf | null;
  escalations: { before: number; after: number };
  prompts: { before: number; after: number };
  /** `day` counts days since 1970, by each person's own clock. */
  days: { day: number; before: number; after: number }[];
  /** The largest differences first. */
  promptsBy: NamedPair[];
  escalationsBy: { change: Change; about: EscalationKind; name: string; people: number; count: number }[];
  ends: { before: Counts; after: Counts };
  /** How many people the draft asked something that nobody asked them. */
  unknownPeople: number;
  unknownBy: { name: string; count: number }[];
  /** How many people have an answer that was taken over to another time. */
  shiftedPeople: number;
  anew: number;
  inexact: number;
};

const MOST_NAMED = 30;

export type Adding = Omit<
  WhatIfSum,
  | 'medianEarlierMs'
  | 'medianLaterMs'
  | 'middleEarlierMs'
  | 'middleLaterMs'
  | 'days'
  | 'promptsBy'
  | 'escalationsBy'
  | 'unknownBy'
> & {
  gains: number[];
  losses: number[];
  byDay: Map<number, { before: number; after: number }>;
  bySource: Map<string, NamedPair>;
  byCall: Map<string, WhatIfSum['escalationsBy'][number]>;
  byUnknown: Map<string, number>;
};

export function newSum(): Adding {
  const counts = (): Counts => ({ finished: 0, failed: 0, withdrawn: 0, underWay: 0 });
  return {
    people: 0,
    differing: 0,
    unknownPeople: 0,
    shiftedPeople: 0,
    anew: 0,
    inexact: 0,
    reached: { earlier: 0, later: 0, new: 0, gone: 0 },
    ends: { before: counts(), after: counts() },
    escalations: { before: 0, after: 0 },
    prompts: { before: 0, after: 0 },
    gains: [],
    losses: [],
    byDay: new Map(),
    bySource: new Map(),
    byCall: new Map(),
    byUnknown: new Map(),
  };
}

export function addPerson(sum: Adding, person: WhatIfPerson): void {
  sum.people++;
  if (person.differs) sum.differing++;
  if (person.unknown.length > 0) sum.unknownPeople++;
  if (person.shifted > 0) sum.shiftedPeople++;
  if (person.begun === 'anew') sum.anew++;
  if (!person.isExact) sum.inexact++;
  for (const side of ['before', 'after'] as const) {
    sum.escalations[side] += person.escalations[side];
    sum.prompts[side] += person.prompts[side];
    sum.ends[side][person.end[side]?.status ?? 'underWay']++;
    for (const day of person.prompts.days) {
      const known = sum.byDay.get(day.day) ?? { before: 0, after: 0 };
      sum.byDay.set(day.day, { ...known, [side]: known[side] + day[side] });
    }
  }
  addCalls(sum, person.escalations.changes);
  for (const { name, before, after } of person.prompts.by) {
    const known = sum.bySource.get(name) ?? { name, before: 0, after: 0 };
    sum.bySource.set(name, { name, before: known.before + before, after: known.after + after });
  }
  for (const { name, count } of person.unknown)
    sum.byUnknown.set(name, (sum.byUnknown.get(name) ?? 0) + count);
}

function addCalls(sum: Adding, changes: readonly EscalationChange[]): void {
  for (const change of ['earlier', 'later', 'new', 'gone'] as const)
    if (changes.some((one) => one.change === change)) sum.reached[change]++;
  const by = changes.map(({ before, after }) => (before !== null && after !== null ? before - after : 0));
  const [gain, loss] = [Math.max(0, ...by), Math.max(0, ...by.map((ms) => -ms))];
  if (gain > 0) sum.gains.push(gain);
  if (loss > 0) sum.losses.push(loss);
  const counted = new Set<string>();
  for (const { change, about, name } of changes) {
    const key = `${change} ${about} ${name}`;
    const known = sum.byCall.get(key) ?? { change, about, name, people: 0, count: 0 };
    const isFirst = !counted.has(key);
    counted.add(key);
    sum.byCall.set(key, { ...known, count: known.count + 1, people: known.people + (isFirst ? 1 : 0) });
  }
}

export function sumUp({ gains, losses, byDay, bySource, byCall, byUnknown, ...counts }: Adding): WhatIfSum {
  const largest = <T>(list: readonly T[], size: (one: T) => number): T[] =>
    [...list].sort((a, b) => size(b) - size(a)).slice(0, MOST_NAMED);
  return {
    ...counts,
    medianEarlierMs: median(gains),
    medianLaterMs: median(losses),
    middleEarlierMs: middleHalf(gains),
    middleLaterMs: middleHalf(losses),
    days: [...byDay].map(([day, pair]) => ({ day, ...pair })).sort((a, b) => a.day - b.day),
    promptsBy: largest([...bySource.values()], ({ before, after }) => Math.abs(after - before)),
    escalationsBy: largest([...byCall.values()], ({ people }) => people),
    unknownBy: largest(
      [...byUnknown].map(([name, count]) => ({ name, count })),
      ({ count }) => count,
    ),
  };
}

/** The value below which that share of them lies, or the first; null where there is none. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? null;
}

const median = (values: readonly number[]): number | null => quantile(values, 0.5);

function middleHalf(values: readonly number[]): MiddleHalf | null {
  const [from, to] = [quantile(values, 0.25), quantile(values, 0.75)];
  return from === null || to === null ? null : { from, to };
}
