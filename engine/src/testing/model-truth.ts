/** The model's own idea of conditions, written from [R7] to [R10], [R20], [R97] to [R100] and [R111]. */
import type { Condition, Over } from '../condition.ts';

/** On which local day it was taken, and what it was. */
export type ModelTaken = { day: number; value: number };

export type ModelFacts = {
  result: string | null;
  score: number | null;
  mood: number | null;
  /** Of the first question, which is a subscale of its own; `own`: only where the step just ended has a score. */
  half(own: boolean): number | null;
  /** All that was ever read, or scored, oldest first. */
  taken: Record<'pulse' | 'mood' | 'half', ModelTaken[]>;
  today: number;
  /** The step just ended is one that asks for the mood. */
  asksMood: boolean;
  pulse: { first: number; last: number; count: number } | null;
  days: number;
  age: number;
  visits(node?: string): number;
  /** The branch that an AI step chose last, and those it lies in. */
  chosen(node?: string): string[] | null;
  /** Why a step ended last. [R111] */
  ended(node?: string): string | null;
  /** A module still asks for the item. */
  stillAsked(item: string): boolean;
};

const SIGNS: Record<string, number[]> = {
  '=': [0],
  '!=': [-1, 1],
  '<': [-1],
  '<=': [-1, 0],
  '>': [1],
  '>=': [0, 1],
};
const fits = (value: number, op: string, wanted: number): boolean =>
  (SIGNS[op] ?? []).includes(Math.sign(value - wanted));

function numberFor(facts: ModelFacts, c: Condition): number | null {
  const { pulse } = facts;
  if (c.is === 'score' && c.subscale !== undefined) return facts.half(c.item === undefined);
  if (c.is === 'score') return c.item === undefined ? facts.score : facts.mood;
  if (c.is === 'days') return facts.days;
  if (c.is === 'attempts') return facts.visits(c.node);
  if (c.is === 'age') return facts.age;
  if (c.is !== 'kpi') return null;
  if (c.stat === 'count') return pulse?.count ?? 0;
  if (!pulse) return null;
  return { first: pulse.first, change: pulse.last - pulse.first, last: pulse.last }[c.stat ?? 'last'];
}

function seriesFor(facts: ModelFacts, c: Condition): ModelTaken[] {
  if (c.is === 'kpi') return facts.taken.pulse;
  if (c.is !== 'score' || (c.item === undefined && !facts.asksMood)) return [];
  return facts.taken[c.subscale === undefined ? 'mood' : 'half'];
}

/** The first day on which something taken on a day is too old for a window. */
const gone = (over: Over, day: number): number =>
  over.of === 'row' ? Infinity : over.of === 'average' ? day + over.days : day + over.days + 1;

function truthOfSeveral(
  facts: ModelFacts,
  c: Extract<Condition, { is: 'kpi' | 'score' }>,
  over: Over,
): boolean {
  const all = seriesFor(facts, c);
  if (over.of === 'row')
    return (
      all.length >= over.times && all.slice(-over.times).every(({ value }) => fits(value, c.op, c.value))
    );
  const inside = all.filter(({ day }) => gone(over, day) > facts.today).map(({ value }) => value);
  if (inside.length < 2) return false;
  const mean = inside.reduce((a, b) => a + b) / inside.length;
  const moved = (inside.at(-1) ?? 0) - (inside[0] ?? 0);
  return fits(Math.round((over.of === 'average' ? mean : moved) * 10_000) / 10_000, c.op, c.value);
}

/** Every local day on which something becomes too old for a window. */
export function leavingDays(facts: ModelFacts, c: Condition): number[] {
  if (c.is === 'and') return c.all.flatMap((one) => leavingDays(facts, one));
  if (c.is === 'or') return c.any.flatMap((one) => leavingDays(facts, one));
  const over = c.is === 'kpi' || c.is === 'score' ? c.over : undefined;
  if (over === undefined || over.of === 'row') return [];
  return seriesFor(facts, c)
    .map(({ day }) => gone(over, day))
    .filter((day) => day > facts.today);
}

export function truth(facts: ModelFacts, c: Condition): boolean {
  if (c.is === 'always') return true;
  if (c.is === 'and') return !c.all.some((one) => !truth(facts, one));
  if (c.is === 'or') return !c.any.every((one) => !truth(facts, one));
  if (c.is === 'success' || c.is === 'failure') return facts.result === c.is;
  if ((c.is === 'kpi' || c.is === 'score') && c.over) return truthOfSeveral(facts, c, c.over);
  if (c.is === 'branch') {
    const chosen = facts.chosen(c.node);
    return chosen !== null && chosen.includes(c.value) === (c.op === '=');
  }
  if (c.is === 'ending') {
    const why = facts.ended(c.node);
    return why !== null && (why === c.value) === (c.op === '=');
  }
  const value = numberFor(facts, c);
  return value !== null && typeof c.value === 'number' && fits(value, c.op, c.value);
}

/** Whether it could still come true while the person stands still. No value in the random protocols is above 60 days. */
export function hope(facts: ModelFacts, c: Condition): boolean {
  if (c.is === 'and') return c.all.every((one) => hope(facts, one));
  if (c.is === 'or') return c.any.some((one) => hope(facts, one));
  if (c.is === 'kpi') return true;
  if (c.is === 'days')
    return Array.from({ length: 60 }, (_, ahead) => facts.days + ahead).some((day) =>
      fits(day, c.op, c.value),
    );
  if (leavingDays(facts, c).length > 0) return true;
  return truth(facts, c) || (c.is === 'score' && c.item !== undefined && facts.stillAsked(c.item));
}

/** Every day on which a comparison with days may come out differently. */
export function daysIn(c: Condition): number[] {
  if (c.is === 'and') return c.all.flatMap(daysIn);
  if (c.is === 'or') return c.any.flatMap(daysIn);
  return c.is === 'days' ? [c.value, c.value + 1] : [];
}
