/** Whether waiting makes sense: could a condition that does not hold now still come to hold? [R10] */
import { type Ask, type Condition, compare, type Leaf, leavesOf } from './condition.ts';
import { daysInProgram } from './facts.ts';
import { daysOfLeaving } from './series.ts';
import { scoredItemOf } from './steps/traits.ts';
import { instantOf } from './wall-clock.ts';
import type { Work } from './work.ts';

/**
 * Facts that can change while the person stands still: KPIs, because a reading can come at any time; days; what was
 * taken in the last days; and results of an item that a module still asks for. Everything else about a step that has ended is settled.
 */
export function couldHold(work: Work, condition: Condition, ask: Ask, at: number): boolean {
  switch (condition.is) {
    case 'always':
      return true;
    case 'and':
      return condition.all.every((part) => couldHold(work, part, ask, at));
    case 'or':
      return condition.any.some((part) => couldHold(work, part, ask, at));
    case 'kpi':
      return work.protocol.items[condition.kpi]?.kind === 'kpi';
    case 'days':
      return aDayComes(condition, daysInProgram(work.run, at));
    case 'score':
      return (
        compare(condition, ask(condition)) ||
        (condition.item !== undefined && stillAsked(work, condition.item)) ||
        daysOfLeaving(condition, work.run, hereItem(work), at).length > 0
      );
    case 'band':
    case 'answer':
      return (
        compare(condition, ask(condition)) ||
        (condition.item !== undefined && stillAsked(work, condition.item))
      );
    default:
      return compare(condition, ask(condition));
  }
}

function aDayComes({ op, value }: Extract<Leaf, { is: 'days' }>, today: number): boolean {
  if (op === '<') return today < value;
  if (op === '<=') return today <= value;
  if (op === '=') return today <= value;
  return true;
}

function stillAsked(work: Work, item: string): boolean {
  return work.protocol.modules.some(
    ({ id, selected_item }) =>
      selected_item === item &&
      (work.run.modules[id]?.next != null || work.run.tasks.some((task) => task.module === id)),
  );
}

const hereItem = ({ graph, run }: Work): string | undefined =>
  scoredItemOf(graph.byId.get(run.here?.node ?? ''));

/** [R10] The instant at which a comparison with days comes out differently for the first time: those in the program, or the last ones. */
export function nextDayThatMatters(work: Work, conditions: readonly Condition[], at: number): number | null {
  const { run } = work;
  const today = daysInProgram(run, at);
  const own = hereItem(work);
  const days = conditions
    .flatMap(leavesOf)
    .flatMap((leaf) =>
      leaf.is === 'days'
        ? [leaf.value, leaf.value + 1].filter((day) => day > today).map((day) => run.originDay + day)
        : daysOfLeaving(leaf, run, own, at),
    );
  return days.length === 0 ? null : instantOf(run.zone, Math.min(...days), 0);
}
