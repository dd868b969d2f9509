import type { SafetyRule } from '@regimen/engine/check.ts';
import type { Tx } from '../../db/pool.ts';
import { listRulesOf } from './queries.ts';

/** The rules of several protocols, as the engine proves them. */
export async function findSafetyRules(
  tx: Tx,
  protocolIds: readonly string[],
): Promise<Map<string, SafetyRule[]>> {
  const found = new Map<string, SafetyRule[]>(protocolIds.map((id) => [id, []]));
  if (protocolIds.length === 0) return found;
  for (const { id, name, condition, mustReach, stepId, withinMinutes, protocolId } of await listRulesOf(
    tx,
    protocolIds,
  ))
    found.get(protocolId)?.push({
      id,
      name,
      when: condition,
      stepId,
      withinMinutes,
      mustReach: mustReach as SafetyRule['mustReach'],
    });
  return found;
}
