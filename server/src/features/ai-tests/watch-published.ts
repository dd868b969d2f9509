import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { findPublished } from './find-published.ts';
import { listPublishedAi } from './list-published-ai.ts';
import { putResult, type Subject } from './queries.ts';
import { runTest } from './run-test.ts';
import { sourceOf } from './source-of.ts';
import { tellWhatFell } from './tell-what-fell.ts';
import { listUnwatched, setWatched } from './watch-queries.ts';

/** Each is run once in a night: a little earlier than after a day, so that it stays at about the same hour. */
const restMs = 0.9 * DAY_MS;
const mostAtOnce = 20;
/** Then the next takes over. */
const longestMs = 60_000;

/** Hourly: what is published, uses AI and was not tested for a day is tested again, since models change by themselves. */
export async function watchPublished(scope: Scope): Promise<void> {
  const before = new Date(scope.now.getTime() - restMs);
  const due = await scope.read((tx) => listUnwatched(tx, before, mostAtOnce));
  for (const program of due)
    await scope.tx(async (tx) => {
      const places = await listPublishedAi(tx, program);
      await setWatched(tx, program, scope.now);
      if (places.length === 0) return;
      await scope.enqueueAll(
        tx,
        'watch-ai-tests',
        places.map(({ protocolId, kind, subject }) => ({ protocolId, kind, subject })),
      );
    });
}

/** Runs the tests of what is published, by the model of today, and tells its creator what no longer holds. */
export async function watchAiTests(scope: Scope, parts: ModelParts, about: Subject): Promise<void> {
  const found = await scope.read((tx) => findPublished(scope, tx, parts, about));
  if (!found || found.tested.isSpent) return;
  const { tested, tests, results } = found;
  const began = performance.now();
  const source = await sourceOf(scope, tested);
  const fell: string[] = [];
  for (const test of tests) {
    const last = results.get(test.id);
    if (last && scope.now.getTime() - last.ranAt.getTime() < restMs) continue;
    const outcome = await runTest(scope, parts, tested, test, source);
    // A silence says nothing of what it would say.
    if (outcome.status === 'broken') continue;
    if (outcome.status === 'failed' && last?.status !== 'failed') fell.push(test.name);
    await scope.tx((tx) => putResult(tx, about, tested.basis, test.id, { ...outcome, ranAt: scope.now }));
    if (performance.now() - began > longestMs) {
      await scope.tx((tx) => scope.enqueue(tx, 'watch-ai-tests', about));
      break;
    }
  }
  if (fell.length > 0) await scope.tx((tx) => tellWhatFell(scope, tx, about, fell));
}
