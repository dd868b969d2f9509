import type { CallInput } from '@regimen/contract/call.ts';
import type { siteModelCalls } from '@regimen/contract/site-model.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import { parseOutboundUrl } from '../../providers/outbound-url.ts';
import type { Scope } from '../../scope.ts';
import { type AiSettingsRow, findSettings, putSettings } from '../ai/shared-queries.ts';
import { defaults, type ModelParts, type ModelRow, modelOf, placeOfKey } from '../ai/site-model.ts';
import { listProgramsWithAi } from '../ai-tests/shared-queries.ts';
import { deleteCandidate, holdCandidate, putCandidate } from './queries.ts';
import { keepModel } from './take-model.ts';

type Chosen = CallInput<(typeof siteModelCalls)['PUT dashboard/ai']>['body'];

const none = { kind: null, baseUrl: null, model: null, costIn: 0, costOut: 0 };

/**
 * Limits and what is told of people hold at once. Another model answers at once where nothing published asks one, and else
 * once that has passed its tests on it. To have no model is always at once: whoever takes one away has a reason to hurry.
 */
export async function chooseModel(
  scope: Scope,
  tx: Tx,
  parts: ModelParts,
  { model, shares, limits }: Chosen,
): Promise<void> {
  const now = (await findSettings(tx)) ?? unset(tx, scope);
  const before = await holdCandidate(tx);
  const { key, ...given } = model ?? { ...none, key: undefined };
  if (given.kind === 'openai-compatible') requirePublic(given.baseUrl);
  const keyLocked =
    given.kind === null ? null : keyFor(parts, tx, given, key, before ? [before, now] : [now]);
  const chosen: ModelRow = { ...given, tenantId: tx.tenantId, keyLocked };
  await putSettings(tx, { ...now, ...limits, shares: [...shares], changedAt: scope.now });
  const isTried = before !== undefined && isSame(before, chosen);
  if (before && !isTried) await deleteCandidate(tx, before.id);
  if (isSame(now, chosen) || !modelOf(parts, chosen) || (await listProgramsWithAi(tx)).length === 0) {
    if (before && isTried) await deleteCandidate(tx, before.id);
    await keepModel(scope, tx, chosen);
    return;
  }
  const id = isTried ? before.id : newId(scope.now.getTime());
  const times = isTried
    ? { chosenAt: before.chosenAt, gatheredAt: before.gatheredAt, places: before.places }
    : { chosenAt: scope.now, gatheredAt: null, places: [] };
  await putCandidate(tx, { ...chosen, id, ...times });
  if (!isTried || key !== undefined) await scope.enqueue(tx, 'gather-tests-of-model', { candidateId: id });
}

const unset = (tx: Tx, { now }: Scope): AiSettingsRow => ({
  ...none,
  ...defaults,
  tenantId: tx.tenantId,
  keyLocked: null,
  changedAt: now,
});

const isSame = (
  a: Pick<ModelRow, 'kind' | 'baseUrl' | 'model'>,
  b: Pick<ModelRow, 'kind' | 'baseUrl' | 'model'>,
): boolean => a.kind === b.kind && a.baseUrl === b.baseUrl && a.model === b.model;

/** A key is for whom it was given: another endpoint never gets to see it. */
function keyFor(
  { vault }: ModelParts,
  tx: Tx,
  given: Pick<ModelRow, 'kind' | 'baseUrl'>,
  key: string | undefined,
  earlier: readonly ModelRow[],
): Buffer {
  if (key !== undefined) return vault.lock(key, placeOfKey(tx.tenantId));
  const kept = earlier.find(({ kind, baseUrl }) => kind === given.kind && baseUrl === given.baseUrl);
  if (!kept?.keyLocked) throw invalid('model.key', 'ai_key_needed');
  return kept.keyLocked;
}

function requirePublic(baseUrl: string | null): void {
  if (baseUrl === null || !parseOutboundUrl(baseUrl, [443])) throw invalid('model.baseUrl', 'ai_not_public');
}
