import { watchChannel } from '@regimen/contract/watching.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import type { Tested } from './find-tested.ts';
import { listResults, listTests, putWaiting, type ResultRow } from './queries.ts';
import { requiredTests } from './required-tests.ts';

/** After that a run that never ended is taken for lost, and asked for again. */
export const lostAfterMs = 15 * 60_000;

/** Asks for a run of every test that has not passed on what would be published now, and is not about to be run. */
export async function askForRuns(scope: Scope, tx: Tx, tested: Tested): Promise<void> {
  const { about, basis } = tested;
  const results = new Map((await listResults(tx, about, basis)).map((row) => [row.test, row]));
  const wanted = requiredTests(tested, await listTests(tx, about), scope.locale)
    .map(({ id }) => id)
    .filter((id) => isWanted(results.get(id), scope.now.getTime()));
  await putWaiting(tx, about, basis, wanted, scope.now);
  if (wanted.length > 0) await scope.enqueue(tx, 'run-ai-tests', about);
  scope.publish('watched', watchChannel('protocol', about.protocolId));
}

/** It has not passed, and is not about to be run. */
export function isWanted(result: ResultRow | undefined, now: number): boolean {
  if (!result) return true;
  if (result.status === 'waiting' || result.status === 'running')
    return now - result.ranAt.getTime() > lostAfterMs;
  return result.status !== 'passed';
}
