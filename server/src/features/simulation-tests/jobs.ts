import type { Scope } from '../../scope.ts';
import { composeDraft } from '../programs/publishing/compose-program.ts';
import { liveThrough } from './live-through.ts';
import { findStanding, findTest, writeResult } from './queries.ts';

/** Runs one test on the draft as it is when its turn comes; the result says on which. */
export async function runSimulationTest(scope: Scope, testId: string): Promise<void> {
  const tenantId = scope.tenant.id;
  const begun = await scope.tx(async (tx) => {
    const test = await findTest(tx, tenantId, testId);
    // Done already, by a job that was taken for lost.
    const standing = await findStanding(tx, tenantId, testId);
    if (!test || (standing !== 'waiting' && standing !== 'running')) return null;
    const { content, state } = await composeDraft(scope, tx, test.programId);
    const row = { tenantId, testId, state, judgements: [], fault: null, ranAt: scope.now };
    await writeResult(tx, { ...row, status: 'running' }, test.changedAt);
    return { test, content, row };
  });
  if (!begun) return;
  const { test, content, row } = begun;
  const result = await liveThrough({ program: content, setup: test.setup, expectations: test.expectations });
  await scope.tx((tx) => writeResult(tx, { ...row, ...result }, test.changedAt, row.state));
}
