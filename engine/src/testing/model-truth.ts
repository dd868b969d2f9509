/** The model's own idea of conditions, written from [R7] to [R10]. */
import type { Condition } from '../condition.ts';

export type ModelFacts = {
  result: string | null;
  score: number | null;
  mood: number | null;
  pulse: { first: number; last: number; count: number } | null;
  days: number;
  age: number;
  visits(node?: string): number;
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
  if (c.is === 'score') return c.item === undefined ? facts.score : facts.mood;
  if (c.is === 'days') return facts.days;
  if (c.is === 'attempts') return facts.visits(c.node);
  if (c.is === 'age') return facts.age;
  if (c.is !== 'kpi') return null;
  if (c.stat === 'count') return pulse?.count ?? 0;
  if (!pulse) return null;
  return { first: pulse.first, change: pulse.last - pulse.first, last: pulse.last }[c.stat ?? 'last'];
}

export function truth(facts: ModelFacts, c: Condition): boolean {
  if (c.is === 'always') return true;
  if (c.is === 'and') return !c.all.some((one) => !truth(facts, one));
  if (c.is === 'or') return !c.any.every((one) => !truth(facts, one));
  if (c.is === 'success' || c.is === 'failure') return facts.result === c.is;
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
  return truth(facts, c) || (c.is === 'score' && c.item !== undefined && facts.stillAsked(c.item));
}

/** Every day on which a comparison with days may come out differently. */
export function daysIn(c: Condition): number[] {
  if (c.is === 'and') return c.all.flatMap(daysIn);
  if (c.is === 'or') return c.any.flatMap(daysIn);
  return c.is === 'days' ? [c.value, c.value + 1] : [];
}
