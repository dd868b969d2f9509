import type { Condition, Outcome } from '@regimen/engine/condition.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

/** What whoever decides has chosen: a result, and of an AI module a branch with those that hold it. */
export interface Choice {
  outcome: Outcome;
  branches?: readonly string[];
}

/**
 * The steps to which a choice may lead, the most likely first: one where the choice alone decides, several where more
 * than it does, none where nothing comes after it.
 */
export function leadsTo({ nodes }: Protocol, node: string | null, choice: Choice): string[] {
  const step = nodes.find(({ id }) => id === node);
  if (!step) return [];
  // [R3] The jump rule goes first.
  const { target, targetSuccess } = step.data.rules.jumpRule ?? {};
  const jump = choice.outcome === 'failure' ? target : targetSuccess;
  if (jump !== undefined) return [jump];
  const possible: string[] = [];
  for (const child of nodes.filter(({ parentId }) => parentId === step.id)) {
    const holds = settled(child.data.nextStepCondition, step.id, choice);
    if (holds !== false) possible.push(child.id);
    if (holds === true) break;
  }
  return possible;
}

/** What the choice alone says of a condition; null: it takes more to tell. */
function settled(condition: Condition, node: string, choice: Choice): boolean | null {
  switch (condition.is) {
    case 'always':
      return true;
    case 'success':
    case 'failure':
      return condition.is === choice.outcome;
    case 'and':
      return allOf(condition.all.map((part) => settled(part, node, choice)));
    case 'or':
      return not(allOf(condition.any.map((part) => not(settled(part, node, choice)))));
    case 'branch':
      if (!choice.branches || (condition.node ?? node) !== node) return null;
      return choice.branches.includes(condition.value) === (condition.op === '=');
    default:
      return null;
  }
}

const not = (holds: boolean | null): boolean | null => (holds === null ? null : !holds);
const allOf = (parts: readonly (boolean | null)[]): boolean | null => {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
};
