/** What stands against a rule, as the checker says it. [C22] */
import { leavesOf, looksBack } from '../condition.ts';
import type { Protocol } from '../protocol.ts';
import { type Effort, within } from './effort.ts';
import { type Problem, problem } from './problem.ts';
import { mendFor } from './safety/mends.ts';
import { proveRule, proveRules, type SafetyRule, type Verdict } from './safety.ts';

export function safetyProblems(
  protocol: Protocol,
  rules: readonly SafetyRule[],
  carried: ReadonlySet<string>,
  isSound: (mended: Protocol) => boolean,
  { looking, mending }: { looking: Effort; mending: Effort },
): Problem[] {
  const verdicts = proveRules(protocol, rules, carried, looking);
  return rules.flatMap((rule, index) =>
    problemOf(protocol, rule, verdicts[index] as Verdict, carried, isSound, mending),
  );
}

function problemOf(
  protocol: Protocol,
  rule: SafetyRule,
  verdict: Verdict,
  carried: ReadonlySet<string>,
  isSound: (mended: Protocol) => boolean,
  mending: Effort,
): Problem[] {
  const about = { rule: rule.id, name: rule.name, mustReach: rule.mustReach, within: rule.withinMinutes };
  if (verdict.status === 'proven') return [];
  if (verdict.status === 'idle') return [problem('safety-idle', 'warning', {}, about, null, rule.id)];
  const { status, reason, path, since, byItself, minutes } = verdict;
  const last = path.at(-1)?.node;
  const place = last === undefined ? {} : { node: last };
  const looking = leavesOf(rule.when).some((leaf) => looksBack(leaf) !== undefined);
  const data = { ...about, reason, since, byItself, minutes, ...(looking && { looksBack: true }) };
  if (status === 'unproven')
    return [{ ...problem('safety-unproven', 'warning', place, data, null, rule.id), ...(last && { path }) }];
  const holds = (mended: Protocol): boolean =>
    proveRule(mended, rule, carried, mending).status === 'proven' && isSound(mended);
  const mend = within(
    () => mendFor(protocol, rule, verdict, holds),
    () => null,
  );
  return [{ ...problem('safety-broken', 'error', place, data, mend, rule.id), path }];
}
