/** The creator's own rules, proven over every path with the longest times, or broken with the path that does it. [C19]–[C22] */

import { whenTold } from '../alert.ts';
import { leavesOf } from '../condition.ts';
import type { Protocol } from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';
import { longestGap } from './durations.ts';
import { Effort, MOST_EFFORT, within } from './effort.ts';
import { type Explored, explore } from './explore.ts';
import { loopProblems } from './loops.ts';
import { breachOf } from './safety/path.ts';
import type { SafetyRule, Verdict } from './safety/rule.ts';
import { itemOf, type Trigger, triggersOf, type Watch, watchOf } from './safety/triggers.ts';
import { worstTimes } from './safety/worst-time.ts';

export type { Breach, Reason, SafetyRule, Verdict } from './safety/rule.ts';

/** A proof holds for whoever is not paused, while the worker runs; a day counts 24 hours. */
export function proveRule(
  protocol: Protocol,
  rule: SafetyRule,
  carried: ReadonlySet<string> = new Set(),
  effort = new Effort(MOST_EFFORT),
): Verdict {
  return within(
    () => proven(protocol, rule, explore(protocol, { carried, watched: watchedBy(protocol, rule) }, effort)),
    () => TOO_LARGE,
  );
}

/** Each as `proveRule` says; rules about the same things share the looking. */
export function proveRules(
  protocol: Protocol,
  rules: readonly SafetyRule[],
  carried: ReadonlySet<string>,
  effort: Effort,
): Verdict[] {
  const groups = new Map<string, { rules: SafetyRule[]; explored: Explored | null }>();
  const groupOf = (rule: SafetyRule) => {
    const key = [...new Set(leavesOf(rule.when).map((leaf) => itemOf(leaf)[0] ?? leaf.is))].sort().join();
    const group = groups.get(key) ?? { rules: [], explored: null };
    groups.set(key, group);
    return group;
  };
  for (const rule of rules) groupOf(rule).rules.push(rule);
  return rules.map((rule) => {
    const group = groupOf(rule);
    const watched = group.rules.flatMap((one) => watchedBy(protocol, one));
    return within(
      () => {
        group.explored ??= explore(protocol, { carried, watched }, effort);
        return proven(protocol, rule, group.explored);
      },
      () => TOO_LARGE,
    );
  });
}

function proven(protocol: Protocol, rule: SafetyRule, explored: Explored): Verdict {
  if (!explored.complete) return TOO_LARGE;
  const watch = watchOf(explored, rule);
  const triggers = triggersOf(explored, watch);
  if (triggers.length === 0) {
    // Somewhere it may hold, and is answered at once: by an alert, or because an expert is there already.
    const answered = triggersOf(explored, { ...watch, alerts: new Map() }, true);
    return { status: answered.length > 0 ? 'proven' : 'idle' };
  }
  const loops = loopProblems(protocol, explored).length > 0;
  const timeless =
    rule.mustReach === 'expert' && protocol.modules.some((module) => comesWithin(module, rule));
  const surely =
    loops || timeless
      ? null
      : breachAmong(
          explored,
          watch,
          triggers.filter(({ sure }) => sure),
          true,
          false,
        );
  if (surely) return { status: 'broken', ...surely };
  const perhaps = breachAmong(explored, watch, triggers, false, timeless);
  if (perhaps) return { status: 'unproven', ...perhaps };
  return { status: 'proven' };
}

const TOO_LARGE: Verdict = {
  status: 'unproven',
  reason: 'too-large',
  path: [],
  since: '',
  byItself: false,
  minutes: null,
};

const watchedBy = (protocol: Protocol, rule: SafetyRule) => [
  { condition: rule.when },
  ...leavesOf(rule.when)
    .flatMap(itemOf)
    .flatMap((id) => {
      const item = protocol.items[id];
      const told = rule.mustReach === 'expert' && item ? whenTold(item) : null;
      return told ? [{ condition: told, item: id }] : [];
    }),
];

/** The first trigger that breaks the rule: one that the fewest steps lead to. */
function breachAmong(
  explored: Explored,
  watch: Watch,
  triggers: readonly Trigger[],
  sureOnly: boolean,
  timeless: boolean,
) {
  if (triggers.length === 0) return null;
  const { withinMinutes } = watch.rule;
  const worst = worstTimes(
    explored,
    watch,
    triggers.map(({ place }) => place),
    { sureOnly, timeless },
  );
  const broken = triggers.find(({ place }) => worst.of(place) > withinMinutes);
  return broken ? breachOf(explored, broken, worst, withinMinutes) : null;
}

/** An expert is asked again and again, for as long as the protocol lasts, at least this often. */
function comesWithin(module: RecurringModule, { withinMinutes }: SafetyRule): boolean {
  if (module.during !== undefined) return false;
  if (module.target !== 'system' || module.start_after > 0 || module.stop_after > 0 || module.repeat > 0)
    return false;
  const every = Math.max(1, module.run_every);
  const days = module.at_week_days.length > 0 ? longestGap(module.at_week_days) + (every - 1) * 7 : every;
  return days * 24 * 60 <= withinMinutes;
}
