/** Two sides of one life, held against each other. [R82] */
import { MINUTE_MS } from '../calendar.ts';
import type { AskedTask, Escalation, Side } from './side.ts';

export type EscalationChange = Pick<Escalation, 'about' | 'name' | 'protocol'> & {
  change: 'earlier' | 'later' | 'new' | 'gone';
  before: number | null;
  after: number | null;
  /** Why the draft would have called, where it would; else why it was really called. */
  why: Escalation['why'];
};

export type NamedCount = { name: string; count: number };
export type NamedPair = { name: string; before: number; after: number };

/** Less than this apart is the same moment: a worker is not always exact to the second. */
const SAME_MS = MINUTE_MS;

export function escalationChanges(before: Side, after: Side): EscalationChange[] {
  const keys = new Set([...before.escalations, ...after.escalations].map(({ key }) => key));
  const changes: EscalationChange[] = [];
  for (const key of keys) {
    const was = before.escalations.filter((one) => one.key === key);
    const is = after.escalations.filter((one) => one.key === key);
    // What came at the same moment on both sides belongs together; of the rest the first belongs to the first.
    for (const one of [...was]) {
      const same = is.findIndex((other) => Math.abs(other.at - one.at) < SAME_MS);
      if (same < 0) continue;
      is.splice(same, 1);
      was.splice(was.indexOf(one), 1);
    }
    for (let index = 0; index < Math.max(was.length, is.length); index++)
      changes.push(changeOf(was[index] ?? null, is[index] ?? null));
  }
  return changes.sort((a, b) => firstOf(a) - firstOf(b));
}

function changeOf(was: Escalation | null, is: Escalation | null): EscalationChange {
  const { about, name, protocol, why } = (is ?? was) as Escalation;
  const change = !was ? 'new' : !is ? 'gone' : is.at < was.at ? 'earlier' : 'later';
  return { change, about, name, protocol, before: was?.at ?? null, after: is?.at ?? null, why };
}

const firstOf = ({ before, after }: EscalationChange): number =>
  Math.min(before ?? Infinity, after ?? Infinity);

/** Only the days and sources on which the two differ. */
export function promptChanges(before: Side, after: Side) {
  const days = [...new Set([...before.promptsByDay.keys(), ...after.promptsByDay.keys()])].sort(
    (a, b) => a - b,
  );
  const sources = [...new Set([...before.promptsBySource.keys(), ...after.promptsBySource.keys()])];
  const bySource = sources.map((key): NamedPair => {
    const [was, is] = [before.promptsBySource.get(key), after.promptsBySource.get(key)];
    return { name: (is ?? was)?.name ?? '', before: was?.count ?? 0, after: is?.count ?? 0 };
  });
  return {
    before: sumOf(before.promptsByDay.values()),
    after: sumOf(after.promptsByDay.values()),
    /** `day` counts days since 1970. */
    days: days.map((day) => ({
      day,
      before: before.promptsByDay.get(day) ?? 0,
      after: after.promptsByDay.get(day) ?? 0,
    })),
    by: bySource.filter((one) => one.before !== one.after),
  };
}

export const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** Steps that only one side led to. */
export function stepChanges(before: Side, after: Side) {
  const only = (one: Side, other: Side) =>
    [...one.steps].flatMap(([key, step]) => (other.steps.has(key) ? [] : [step]));
  return { onlyBefore: only(before, after), onlyAfter: only(after, before) };
}

/** What the draft asked and nobody answered, more often than was left unanswered in reality. */
export function unknownAnswers(before: Side, after: Side): NamedCount[] {
  const openIn = (side: Side): Map<string, NamedCount> => {
    const open = new Map<string, NamedCount>();
    for (const task of side.tasks.values()) if (!task.isAnswered) addTo(open, task);
    return open;
  };
  const was = openIn(before);
  return [...openIn(after)].flatMap(([key, { name, count }]) => {
    const more = count - (was.get(key)?.count ?? 0);
    return more > 0 ? [{ name, count: more }] : [];
  });
}

function addTo(counts: Map<string, NamedCount>, { key, name }: AskedTask): void {
  counts.set(key, { name, count: (counts.get(key)?.count ?? 0) + 1 });
}
