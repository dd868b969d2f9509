import { watchChannel } from '@regimen/contract/watching.ts';
import type { Tx } from '../../db/pool.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { findTested } from './find-tested.ts';
import { listTests, type Subject, takeWaiting, writeResult } from './queries.ts';
import { requiredTests } from './required-tests.ts';
import { brokenBy, runTest } from './run-test.ts';
import { sourceOf } from './source-of.ts';

/** Then the next takes over, so that a model that is slow holds nobody up. */
const longestMs = 60_000;

/** Nothing where it is gone by now. */
async function findAll(scope: Scope, tx: Tx, parts: ModelParts, about: Subject) {
  try {
    const tested = await findTested(scope, tx, parts, about);
    return { tested, tests: requiredTests(tested, await listTests(tx, about), scope.locale) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Runs what waits of one agent or module, one test after the other, on what it is now. */
export async function runAiTests(scope: Scope, parts: ModelParts, about: Subject): Promise<void> {
  const begun = await scope.read((tx) => findAll(scope, tx, parts, about));
  if (!begun) return;
  const { tested, tests } = begun;
  const began = performance.now();
  const source = await sourceOf(scope, tested);
  for (;;) {
    const id = await scope.tx(async (tx) => {
      const next = await takeWaiting(tx, about, tested.basis, scope.now);
      if (next !== undefined) scope.publish('watched', watchChannel('protocol', about.protocolId));
      if (next !== undefined && performance.now() - began > longestMs)
        await scope.enqueue(tx, 'run-ai-tests', about);
      return next;
    });
    if (id === undefined) return;
    const test = tests.find((each) => each.id === id);
    const outcome =
      !test || tested.isSpent ? brokenBy('limit') : await runTest(scope, parts, tested, test, source);
    await scope.tx(async (tx) => {
      await writeResult(tx, about, tested.basis, id, { ...outcome, ranAt: scope.now });
      scope.publish('watched', watchChannel('protocol', about.protocolId));
    });
    if (performance.now() - began > longestMs) return;
  }
}
