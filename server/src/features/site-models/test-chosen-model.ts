import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { findPublished } from '../ai-tests/find-published.ts';
import { runWaiting } from '../ai-tests/run-waiting.ts';
import type { Subject } from '../ai-tests/shared-queries.ts';
import { triedParts } from './gather-tests.ts';
import { findCandidate } from './queries.ts';
import { settleCandidate } from './settle-candidate.ts';

/** Runs what waits of one agent or AI module by the model that was chosen, as it was published. */
export async function testChosenModel(
  scope: Scope,
  parts: ModelParts,
  candidateId: string,
  about: Subject,
): Promise<void> {
  const candidate = await scope.read((tx) => findCandidate(tx));
  if (candidate?.id !== candidateId) return;
  const tried = triedParts(parts, candidate);
  const found = await scope.read((tx) => findPublished(scope, tx, tried, about));
  const isDone =
    !found ||
    (await runWaiting(scope, tried, found, {
      tell: () => undefined,
      goOn: (tx) => scope.enqueue(tx, 'test-chosen-model', { candidateId, ...about }),
    }));
  if (isDone) await settleCandidate(scope, parts, candidateId);
}
