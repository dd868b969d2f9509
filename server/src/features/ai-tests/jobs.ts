import { watchChannel } from '@regimen/contract/watching.ts';
import type { Tx } from '../../db/pool.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { findTested } from './find-tested.ts';
import { listTests, type Subject } from './queries.ts';
import { requiredTests } from './required-tests.ts';
import { runWaiting } from './run-waiting.ts';

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
  if (begun)
    await runWaiting(scope, parts, begun, {
      tell: () => scope.publish('watched', watchChannel('protocol', about.protocolId)),
      goOn: (tx) => scope.enqueue(tx, 'run-ai-tests', about),
    });
}
