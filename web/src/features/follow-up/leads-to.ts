import type { Protocol } from '@regimen/engine/protocol.ts';

/**
 * The step to which a result surely leads, for whoever decides. Null where it depends on more than the result, or nothing
 * comes after it.
 */
export function leadsTo(
  { nodes }: Protocol,
  node: string | null,
  outcome: 'success' | 'failure',
): string | null {
  const step = nodes.find(({ id }) => id === node);
  if (!step) return null;
  // [R3] The jump rule goes first.
  const { target, targetSuccess } = step.data.rules.jumpRule ?? {};
  const jump = outcome === 'failure' ? target : targetSuccess;
  if (jump !== undefined) return jump;
  for (const child of nodes.filter(({ parentId }) => parentId === step.id)) {
    const { is } = child.data.nextStepCondition;
    if (is === 'always' || is === outcome) return child.id;
    if (is !== 'success' && is !== 'failure') return null;
  }
  return null;
}
