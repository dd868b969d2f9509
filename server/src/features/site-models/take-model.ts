import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { findSettings, putSettings } from '../ai/shared-queries.ts';
import { defaults, type ModelParts, type ModelRow, modelOf } from '../ai/site-model.ts';
import { tellWhatFell } from '../ai-tests/tell-what-fell.ts';
import { adoptResults, type CandidateRow, deleteCandidate, listRed, namesOfTests } from './queries.ts';
import { nameOfTest } from './show-candidate.ts';

/** From now on this model answers. */
export async function keepModel(
  scope: Scope,
  tx: Tx,
  { kind, baseUrl, model, keyLocked, costIn, costOut }: ModelRow,
): Promise<void> {
  const { shares, siteTokensADay, personTokensADay } = (await findSettings(tx)) ?? defaults;
  await putSettings(tx, {
    tenantId: tx.tenantId,
    kind,
    baseUrl,
    model,
    keyLocked,
    costIn,
    costOut,
    shares,
    siteTokensADay,
    personTokensADay,
    changedAt: scope.now,
  });
}

/** The one that was chosen answers; whoever made what it has not passed is told. */
export async function takeCandidate(
  scope: Scope,
  tx: Tx,
  parts: ModelParts,
  candidate: CandidateRow,
): Promise<void> {
  const failed = (await listRed(tx, candidate.id)).filter(({ status }) => status === 'failed');
  const own = await namesOfTests(
    tx,
    failed.map(({ test }) => test),
  );
  for (const { protocolId, kind, subject } of candidate.places) {
    const here = failed.filter(
      (one) => one.protocolId === protocolId && one.kind === kind && one.subject === subject,
    );
    const names = here.map(({ test }) => nameOfTest(test, own, scope.tenant.site.locale));
    if (names.length > 0) await tellWhatFell(scope, tx, { protocolId, kind, subject }, names);
  }
  await keepModel(scope, tx, candidate);
  await adoptResults(tx, candidate.id, modelOf(parts, candidate)?.name ?? '');
  await deleteCandidate(tx, candidate.id);
}
