/** The path that breaks a rule, as steps that a page can draw. [C21] */
import type { Explored, Step } from '../explore.ts';
import type { PathStep } from '../problem.ts';
import type { Breach, Reason } from './rule.ts';
import type { Trigger } from './triggers.ts';
import type { Worst } from './worst-time.ts';

export function breachOf(explored: Explored, trigger: Trigger, worst: Worst, within: number): Breach {
  const { places } = explored;
  const first = trigger.from ?? (typeof trigger.place === 'number' ? trigger.place : 0);
  const path = pathTo(explored, first);
  const end = path.at(-1);
  if (trigger.from !== null && end) {
    const step = explored.steps[trigger.from]?.[trigger.step ?? 0];
    end.result = step?.result ?? null;
  } else path.pop();
  const after: PathStep[] = [];
  const reason = follow(explored, trigger.place, worst, within, after);
  const total = worst.of(trigger.place);
  const soFar = after.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  return {
    reason,
    path: joined([...path, ...after]),
    since: places[first]?.node.id ?? '',
    byItself: trigger.byItself,
    minutes: total < Infinity ? total : reason === 'late' ? soFar : null,
  };
}

/** Who stands between two steps is still at the one that ended. */
function joined(path: readonly PathStep[]): PathStep[] {
  return path.reduce<PathStep[]>((all, step) => {
    const last = all.at(-1);
    if (last?.node !== step.node || last.counts !== step.counts) all.push(step);
    else
      all[all.length - 1] = {
        ...step,
        result: step.result ?? last.result,
        minutes: step.minutes === null || last.minutes === null ? null : step.minutes + last.minutes,
      };
    return all;
  }, []);
}

/** From the first step to a place, by the fewest steps. */
function pathTo({ places, steps, from }: Explored, place: number): PathStep[] {
  const path: PathStep[] = [];
  let result: PathStep['result'] = null;
  for (let at: number | null = place; at !== null; ) {
    path.unshift({ node: places[at]?.node.id ?? '', result, minutes: 0, counts: false });
    const by: { place: number; step: number } | null = from[at] ?? null;
    result = by === null ? null : (steps[by.place]?.[by.step]?.result ?? null);
    at = by?.place ?? null;
  }
  return path;
}

/** On from where the rule's time began, always the longest path, until it is broken. */
function follow(
  { places }: Explored,
  start: Step['to'],
  worst: Worst,
  within: number,
  path: PathStep[],
): Reason {
  const seen = new Set<number>();
  let clock = 0;
  let at = start;
  while (typeof at === 'number') {
    const stay = worst.stay(at);
    const step: PathStep = {
      node: places[at]?.node.id ?? '',
      result: null,
      minutes: stay === Infinity ? null : stay,
      counts: true,
    };
    path.push(step);
    if (stay === Infinity) return 'no-deadline';
    clock += stay;
    if (clock > within) return 'late';
    if (seen.has(at)) return 'round';
    seen.add(at);
    const next = nearestOf(at, worst, seen);
    if (!next) return 'late';
    step.result = next.result;
    at = next.to;
  }
  return 'ends';
}

/** The longest path on; among paths that never come there, the one that shows it soonest. */
function nearestOf(place: number, worst: Worst, seen: ReadonlySet<number>): Step | null {
  const all = worst.onward(place).map(({ step }) => step);
  const longest = Math.max(...all.map((step) => worst.of(step.to)));
  const worse = all.filter((step) => worst.of(step.to) === longest);
  if (longest < Infinity || worse.length <= 1) return worse[0] ?? null;
  return worse.toSorted((a, b) => distance(a.to, worst, seen) - distance(b.to, worst, seen))[0] ?? null;
}

/** Steps until an end, or a place without deadline. */
function distance(start: Step['to'], worst: Worst, seen: ReadonlySet<number>): number {
  if (typeof start !== 'number') return 0;
  const far = new Map([[start, 1]]);
  for (const [at, steps] of far) {
    if (worst.stay(at) === Infinity) return steps;
    for (const { step } of worst.onward(at)) {
      if (worst.of(step.to) < Infinity) continue;
      if (typeof step.to !== 'number') return steps + 1;
      if (!far.has(step.to) && !seen.has(step.to)) far.set(step.to, steps + 1);
    }
  }
  return Infinity;
}
