import { askedItems, check, type Problem, type SafetyRule, type Services } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

export interface PartToCheck {
  id: string;
  document: Protocol;
  rules: readonly SafetyRule[];
  services: Services;
}

/** What is wrong with each protocol, with its rules, after those that come before it in the program. Pure. */
export function checkParts(parts: string): [part: string, problems: Problem[]][] {
  const carried = new Set<string>();
  return (JSON.parse(parts) as PartToCheck[]).map(({ id, document, rules, services }) => {
    const problems = check(document, { carried: new Set(carried), rules, services });
    for (const item of askedItems(document)) carried.add(item);
    return [id, problems];
  });
}
