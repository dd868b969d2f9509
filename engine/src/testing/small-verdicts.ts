/** What the checker has to say about a small protocol, by what was lived, and what it says. */

import { proveRule, type SafetyRule } from '../check/safety.ts';
import { check } from '../check.ts';
import type { Protocol } from '../protocol.ts';
import { canBreak, everyLife, type Found } from './exhaustive.ts';
import { HIGH } from './small-protocols.ts';

const COMPARED: readonly string[] = [
  'no-finish',
  'unreachable',
  'dead-end',
  'open-case',
  'loop-without-time',
  'contradiction',
  'shadowed',
  'read-before-measured',
  'no-way-out',
];

/** `null`: both agree. `rules` are the times of the rules to be proven. */
export function disagreement(protocol: Protocol, minutes: readonly number[]): string | null {
  const found = everyLife(protocol);
  const said = check(protocol)
    .filter(({ code }) => COMPARED.includes(code) && !(code === 'no-way-out' && found.loops))
    .map(({ code, node, severity, data }) =>
      code === 'loop-without-time'
        ? code
        : `${code} ${node} ${severity}${code === 'no-way-out' ? ` ${String(data.steps)}` : ''}`,
    );
  const says = [...new Set(said)].sort().join('; ');
  const lived = expected(protocol, found).sort().join('; ');
  if (says !== lived) return `said: ${says} | lived: ${lived}`;
  // Of a loop that takes no time nothing is proven.
  return found.loops ? null : ruleDisagreement(protocol, found, minutes);
}

function expected(protocol: Protocol, found: Found): string[] {
  const { nodes } = protocol;
  const below = (id: string): string[] => nodes.filter((node) => node.parentId === id).map((node) => node.id);
  const branch = (id: string): string[] => [id, ...below(id).flatMap(branch)];
  const problems: string[] = [];
  if (!found.finishes && !nodes.some(({ id, type }) => type === 'finish' && found.entered.has(id)))
    problems.push('no-finish null error');
  if (found.loops) problems.push('loop-without-time');
  for (const node of nodes) {
    const { id, parentId } = node;
    const asked = found.asked.get(id);
    const reads = node.data.nextStepCondition.is === 'score' && asked !== undefined && asked.unknown;
    if (reads) problems.push(`read-before-measured ${id} ${asked.known ? 'warning' : 'error'}`);
    if (found.entered.has(id)) {
      const how = below(id).length > 0 ? 'open-case' : 'dead-end';
      if (found.stuck.has(id) && node.type !== 'jump') problems.push(`${how} ${id} error`);
    } else if (asked) {
      if (asked.held) problems.push(`shadowed ${id} warning`);
      else if (!reads || asked.known) problems.push(`contradiction ${id} error`);
    } else {
      const isNamed =
        parentId === null ||
        found.entered.has(parentId) ||
        branch(parentId).some((one) => found.entered.has(one));
      if (isNamed) problems.push(`unreachable ${id} warning`);
    }
  }
  if (found.trapped.length > 0 && found.finishes && !found.loops) {
    const order = nodes.map(({ id }) => id).filter((id) => found.trapped.includes(id));
    problems.push(`no-way-out ${order[0]} error ${order.join()}`);
  }
  return problems;
}

function ruleDisagreement(protocol: Protocol, found: Found, minutes: readonly number[]): string | null {
  const last = protocol.nodes.at(-1)?.id ?? null;
  for (const withinMinutes of minutes)
    for (const mustReach of ['expert', 'step', 'end'] as const) {
      const stepId = mustReach === 'step' ? last : null;
      const rule: SafetyRule = { id: 'r', name: 'r', when: HIGH, mustReach, stepId, withinMinutes };
      const { status } = proveRule(protocol, rule);
      const breaks = canBreak(protocol, found, rule);
      if ((status === 'broken') !== breaks || status === 'unproven')
        return `${mustReach} ${stepId ?? ''} within ${withinMinutes}: said ${status}, lived ${breaks ? 'broken' : 'kept'}`;
    }
  return null;
}
