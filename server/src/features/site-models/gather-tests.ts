import type { TriedPlace } from '../../db/ai-schema.ts';
import type { Scope } from '../../scope.ts';
import { type ModelParts, modelOf } from '../ai/site-model.ts';
import { isWanted, lostAfterMs } from '../ai-tests/ask-for-runs.ts';
import { findPublished } from '../ai-tests/find-published.ts';
import { listPublishedAi } from '../ai-tests/list-published-ai.ts';
import { listProgramsWithAi, putWaiting } from '../ai-tests/shared-queries.ts';
import {
  type CandidateRow,
  dropOtherPlaces,
  dropOtherStates,
  findCandidate,
  findProgress,
  setGathered,
} from './queries.ts';
import { settleCandidate } from './settle-candidate.ts';

/** So that the tests are asked of the model that was chosen, and their results stand under its id. */
export const triedParts = (parts: ModelParts, candidate: CandidateRow): ModelParts => ({
  ...parts,
  tried: { model: modelOf(parts, candidate), as: candidate.id },
});

/** Asks for a run of every test of what is published that the chosen model has not passed. */
export async function gatherTests(scope: Scope, parts: ModelParts, candidateId: string): Promise<void> {
  const candidate = await scope.read((tx) => findCandidate(tx));
  if (candidate?.id !== candidateId) return;
  const tried = triedParts(parts, candidate);
  const programs = await scope.read((tx) => listProgramsWithAi(tx));
  const places = new Map<string, TriedPlace>();
  for (const { id } of programs)
    for (const place of await scope.read((tx) => listPublishedAi(tx, id)))
      places.set(`${place.protocolId} ${place.kind} ${place.subject}`, place);
  const tested: TriedPlace[] = [];
  for (const place of places.values()) {
    const { protocolId, kind, subject } = place;
    const about = { protocolId, kind, subject };
    const found = await scope.read((tx) => findPublished(scope, tx, tried, about));
    if (!found || found.tests.length === 0) continue;
    tested.push(place);
    const { basis } = found.tested;
    await scope.tx(async (tx) => {
      if ((await findCandidate(tx))?.id !== candidateId) return;
      await dropOtherStates(tx, candidateId, about, basis.state);
      const wanted = found.tests
        .map(({ id }) => id)
        .filter((id) => isWanted(found.results.get(id), scope.now.getTime()));
      await putWaiting(tx, about, basis, wanted, scope.now);
      if (wanted.length > 0) await scope.enqueue(tx, 'test-chosen-model', { candidateId, ...about });
    });
  }
  await scope.tx(async (tx) => {
    await dropOtherPlaces(tx, candidateId, tested);
    await setGathered(tx, candidateId, { places: tested, gatheredAt: scope.now });
  });
  await settleCandidate(scope, parts, candidateId);
}

/** Hourly: what got no answer, or was lost with its process. What failed waits for the site's owners. */
export async function resumeTests(scope: Scope): Promise<void> {
  await scope.tx(async (tx) => {
    const candidate = await findCandidate(tx);
    if (!candidate || scope.now.getTime() - candidate.chosenAt.getTime() < lostAfterMs) return;
    const { failed, open } = await findProgress(tx, candidate.id);
    if (open > 0 || failed === 0)
      await scope.enqueue(tx, 'gather-tests-of-model', { candidateId: candidate.id });
  });
}
