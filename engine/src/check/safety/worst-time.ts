/** From each place: the longest it can take until what a rule demands is reached. [C20] */
import type { Explored, Step } from '../explore.ts';
import type { CheckState } from '../state.ts';
import { isReached } from './rule.ts';
import { isAlerted, type Watch } from './triggers.ts';

export type Worst = {
  /** Minutes; `Infinity` where it may never be reached. Only of places asked for. */
  of(to: Step['to']): number;
  /** Steps that lead on, without those on which it is reached. */
  onward(place: number): readonly { step: Step; at: number }[];
  stay(place: number): number;
};

export function worstTimes(
  explored: Explored,
  watch: Watch,
  starts: readonly Step['to'][],
  {
    sureOnly,
    timeless,
  }: {
    /** Leave out what may be none that somebody can take. */
    sureOnly: boolean;
    /** An expert comes by in any case: only who leaves before is looked for. */
    timeless: boolean;
  },
): Worst {
  const { places, steps, machine } = explored;
  const { rule } = watch;
  const stay = (index: number): number => (timeless ? 0 : machine.mostMinutes(places[index] as CheckState));
  const onward = (index: number): { step: Step; at: number }[] =>
    (steps[index] ?? []).flatMap((step, at) => {
      machine.effort.spend(1);
      if (sureOnly && !step.sure) return [];
      if (isAlerted(explored, watch, step)) return [];
      const to = typeof step.to === 'number' ? places[step.to] : undefined;
      return to && isReached(rule, to) ? [] : [{ step, at }];
    });
  const ending = (end: Exclude<Step['to'], number>): number => {
    // [R11] An end that nobody meant calls an expert.
    if (rule.mustReach === 'end' || (rule.mustReach === 'expert' && end === 'stuck')) return 0;
    return Infinity;
  };
  const ahead = new Map<number, { step: Step; at: number }[]>();
  const open = starts.filter((to) => typeof to === 'number');
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (ahead.has(index)) continue;
    const next = onward(index);
    ahead.set(index, next);
    for (const { step } of next) if (typeof step.to === 'number') open.push(step.to);
  }
  const worst = longest(ahead, stay, ending);
  return {
    of: (to) => {
      if (typeof to !== 'number') return ending(to);
      const place = places[to];
      return place && isReached(rule, place) ? 0 : (worst.get(to) ?? Infinity);
    },
    onward: (place) => {
      machine.effort.spend(1);
      return ahead.get(place) ?? [];
    },
    stay,
  };
}

/** Backwards from where it is over; whatever is left then goes round. */
function longest(
  ahead: ReadonlyMap<number, readonly { step: Step }[]>,
  stay: (place: number) => number,
  ending: (end: Exclude<Step['to'], number>) => number,
): Map<number, number> {
  const before = new Map<number, number[]>();
  const left = new Map<number, number>();
  for (const [index, next] of ahead) {
    const targets = next.flatMap(({ step }) => (typeof step.to === 'number' ? [step.to] : []));
    left.set(index, targets.length);
    for (const to of targets) {
      const known = before.get(to);
      if (known) known.push(index);
      else before.set(to, [index]);
    }
  }
  const worst = new Map<number, number>();
  const ready = [...left].flatMap(([index, count]) => (count === 0 ? [index] : []));
  for (let index = ready.pop(); index !== undefined; index = ready.pop()) {
    const values = (ahead.get(index) ?? []).map(({ step }) =>
      typeof step.to === 'number' ? (worst.get(step.to) ?? Infinity) : ending(step.to),
    );
    worst.set(index, stay(index) + Math.max(0, ...values));
    for (const one of before.get(index) ?? []) {
      const count = (left.get(one) ?? 0) - 1;
      left.set(one, count);
      if (count === 0) ready.push(one);
    }
  }
  return worst;
}
