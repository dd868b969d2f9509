import { watchChannel } from '@regimen/contract/watching.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { composeDraft } from '../programs/publishing/compose-program.ts';
import { type ListedTest, listTests, putResults } from './queries.ts';

/** After that a run that never ended is taken for lost, and asked for again. */
const lostAfterMs = 15 * 60_000;

/** Asks for a run of every test that has not passed on the draft as it is now, and is not about to be run on it. */
export async function askForRuns(scope: Scope, tx: Tx, programId: string): Promise<void> {
  const { simulated: state } = await composeDraft(scope, tx, programId);
  const tests = await listTests(tx, programId);
  const wanted = tests.filter((each) => isWanted(each, state, scope.now.getTime()));
  await putResults(
    tx,
    wanted.map(({ test }) => ({
      tenantId: scope.tenant.id,
      testId: test.id,
      state,
      status: 'waiting',
      judgements: [],
      fault: null,
      ranAt: scope.now,
    })),
  );
  scope.publish('watched', watchChannel('work', programId));
  await scope.enqueueAll(
    tx,
    'run-simulation-test',
    wanted.map(({ test }) => ({ testId: test.id })),
  );
}

function isWanted({ result }: ListedTest, state: string, now: number): boolean {
  if (!result || result.state !== state) return true;
  if (result.status === 'waiting' || result.status === 'running')
    return now - result.ranAt.getTime() > lostAfterMs;
  // The same people on the same draft do the same again, unless it was the machine that did not hold.
  return result.status === 'broken';
}
