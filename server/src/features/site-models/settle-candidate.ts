import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { listProgramsWithAi } from '../ai-tests/shared-queries.ts';
import { findProgress, holdCandidate, setGathered } from './queries.ts';
import { takeCandidate } from './take-model.ts';

/** Once nothing runs any more and all have passed, the chosen model answers. */
export async function settleCandidate(scope: Scope, parts: ModelParts, candidateId: string): Promise<void> {
  await scope.tx(async (tx) => {
    const candidate = await holdCandidate(tx);
    if (candidate?.id !== candidateId || candidate.gatheredAt === null) return;
    const { gatheredAt } = candidate;
    const { open, failed, broken } = await findProgress(tx, candidateId);
    if (open + failed + broken > 0) return;
    const programs = await listProgramsWithAi(tx);
    if (programs.some(({ publishedAt }) => publishedAt > gatheredAt)) {
      // Published since, and tested on the model that answers now.
      await setGathered(tx, candidateId, { gatheredAt: null });
      await scope.enqueue(tx, 'gather-tests-of-model', { candidateId });
      return;
    }
    await takeCandidate(scope, tx, parts, candidate);
  });
}
