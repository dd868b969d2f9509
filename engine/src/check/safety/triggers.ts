/** Where a rule's condition can come to hold. [C19] */
import { whenTold } from '../../alert.ts';
import { type Leaf, leavesOf, looksBack } from '../../condition.ts';
import { awaitedBy } from '../../steps/traits.ts';
import { ANY, KNOWN } from '../codes.ts';
import type { Explored, Step } from '../explore.ts';
import { itemsOfModules } from '../measures.ts';
import type { CheckState } from '../state.ts';
import { OWN, RESULT, type Test, testOf, type Values } from '../tests-of.ts';
import { isReached, type SafetyRule } from './rule.ts';

/** The rule's time begins at `place`: on arriving there by a step of `from`, or while somebody rests there. */
export type Trigger = {
  from: number | null;
  step: number | null;
  place: Step['to'];
  sure: boolean;
  /** By a reading, an answer or a day that came while somebody rested there. */
  byItself: boolean;
};

export type Watch = {
  rule: SafetyRule;
  test: Test;
  /** By item: the alert that tells an expert at once. */
  alerts: ReadonlyMap<string, Test>;
  /** Items whose readings or answers the rule looks at. */
  items: ReadonlySet<string>;
};

export function watchOf({ machine }: Explored, rule: SafetyRule): Watch {
  const { protocol, catalogue } = machine;
  const besides = itemsOfModules(protocol);
  const test = testOf(protocol, catalogue, rule.when, { node: null }, besides, machine.effort);
  const items = new Set(leavesOf(rule.when).flatMap(itemOf));
  const alerts = new Map<string, Test>();
  for (const id of items) {
    const item = protocol.items[id];
    const told = rule.mustReach === 'expert' && item ? whenTold(item) : null;
    if (told)
      alerts.set(id, testOf(protocol, catalogue, told, { node: null, item: id }, besides, machine.effort));
  }
  return { rule, test, alerts, items };
}

export function itemOf(leaf: Leaf): string[] {
  if (leaf.is === 'kpi') return [leaf.kpi];
  if (leaf.is === 'score' || leaf.is === 'band' || leaf.is === 'answer')
    return leaf.item === undefined ? [] : [leaf.item];
  return [];
}

const changesWithSteps = ({ is }: Leaf): boolean => is === 'branch' || is === 'attempts' || is === 'ending';

/** An expert is told of it at once, whatever else is so. */
export function isAlerted(explored: Explored, { alerts }: Watch, { measured, after }: Step): boolean {
  const alert = measured === null ? undefined : alerts.get(measured);
  if (!alert || !after) return false;
  return explored.machine.cases(after, alert.reads)?.all.every((values) => alert.holds(values)) ?? false;
}

/** With `answered` also those that are answered at once, because whoever the rule wants is there. */
export function triggersOf(explored: Explored, watch: Watch, answered = false): Trigger[] {
  const { places, steps, beginnings } = explored;
  const { rule, test, items } = watch;
  const leaves = leavesOf(rule.when);
  const isMeasured = leaves.some(changesWithSteps) || items.size > 0 || test.readsOwn;
  const found: Trigger[] = [];
  if (!isMeasured)
    for (let place = 0; place < beginnings; place++)
      if (holdsSomehow(explored, watch, (places[place] as CheckState).values, null)?.holds)
        found.push({ from: null, step: null, place, sure: true, byItself: false });
  places.forEach((place, index) => {
    if (!answered && isReached(rule, place)) return;
    (steps[index] ?? []).forEach((step, at) => {
      explored.machine.effort.spend(1 + test.size);
      const sure = comesToHold(explored, watch, place, step);
      if (sure !== null)
        found.push({ from: index, step: at, place: step.to, sure: sure && step.sure, byItself: false });
    });
    const sure = explored.machine.rests(place) ? comesByItself(explored, watch, place) : null;
    if (sure !== null) found.push({ from: null, step: null, place: index, sure, byItself: true });
  });
  return found;
}

/** Whether the rule's condition can hold with these values, without the item's alert telling an expert of it. */
function holdsSomehow(
  { machine }: Explored,
  { test, alerts }: Watch,
  values: Values,
  measured: string | null,
): { holds: boolean; sure: boolean } | null {
  const alert = measured === null ? undefined : alerts.get(measured);
  const told = machine.cases(values, [...new Set([...test.reads, ...(alert?.reads ?? [])])]);
  // Too many cases to look at each: it may hold.
  if (told === null) return { holds: true, sure: false };
  const holds = told.all.some((seen) => test.holds(seen) && !alert?.holds(seen));
  return { holds, sure: told.sure && told.all.length === 1 };
}

/** `null`: not by this step. Otherwise whether it surely does. */
function comesToHold(explored: Explored, watch: Watch, place: CheckState, step: Step): boolean | null {
  const { test, items } = watch;
  const arrived = typeof step.to === 'number' ? explored.places[step.to]?.values : undefined;
  const after = step.after ?? (place.phase === 'between' ? step.seen : null) ?? arrived ?? place.values;
  const now = holdsSomehow(explored, watch, after, step.measured);
  const isNews =
    (step.measured !== null && items.has(step.measured)) ||
    (test.readsOwn && step.result !== null) ||
    (place.phase === 'between' && items.size > 0);
  if (isNews) return now?.holds ? now.sure : null;
  // Something else may have changed: a visit more, a branch chosen, another ending.
  if (!leavesOf(watch.rule.when).some(changesWithSteps)) return null;
  const quiet = (values: Values): Values => values.map((code, at) => (at === RESULT ? 0 : code));
  const held = holdsSomehow(explored, watch, quiet(place.values), null);
  if (held === null || (held.holds && held.sure)) return null;
  const then = arrived ? holdsSomehow(explored, watch, quiet(arrived), null) : now;
  return then?.holds && !held.holds ? then.sure : null;
}

/** A reading can come at any time, a module can ask at any time, a day can come: while somebody rests here. */
function comesByItself(explored: Explored, watch: Watch, place: CheckState): boolean | null {
  const { machine } = explored;
  const { protocol, catalogue } = machine;
  const { rule, items } = watch;
  const besides = itemsOfModules(protocol);
  const awaited = awaitedBy(place.node);
  for (const id of items) {
    // What was taken in the last days also changes by becoming too old.
    const ages = leavesOf(rule.when).some((leaf) => looksBack(leaf) && itemOf(leaf)[0] === id);
    if (id === awaited || (protocol.items[id]?.kind !== 'kpi' && !besides.has(id) && !ages)) continue;
    const values = [...place.values];
    for (const [key, at] of catalogue.byKey)
      if (key.startsWith(`kpi:${id}:`) && !key.endsWith(':count')) values[at + OWN] = KNOWN;
      else if (key.startsWith(`over:${id}:`)) values[at + OWN] = ANY;
    const sure = staysWith(explored, watch, place, values, id);
    if (sure !== null) return sure;
  }
  const days = leavesOf(rule.when).some(({ is }) => is === 'days');
  return days && holdsSomehow(explored, watch, place.values, null)?.holds ? false : null;
}

/** It holds, no alert tells of it, and whoever stood between two steps still finds no way on. */
function staysWith(
  explored: Explored,
  watch: Watch,
  place: CheckState,
  values: Values,
  item: string,
): boolean | null {
  const { machine } = explored;
  const tests = place.phase === 'between' ? machine.testsBelow(place.node) : [];
  const alert = watch.alerts.get(item);
  const reads = [...watch.test.reads, ...(alert?.reads ?? []), ...tests.flatMap(({ test }) => test.reads)];
  const told = machine.cases(values, [...new Set(reads)]);
  if (told === null) return false;
  const stays = told.all.some(
    (seen) =>
      watch.test.holds(seen) &&
      !alert?.holds(seen) &&
      !tests.some(({ test }) => test.holds(seen)) &&
      (tests.length === 0 || tests.some(({ test }) => test.might(seen))),
  );
  return stays ? told.sure : null;
}
