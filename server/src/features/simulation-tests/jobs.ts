import { watchChannel } from '@regimen/contract/watching.ts';
import type { Scope } from '../../scope.ts';
import { composeDraft } from '../programs/publishing/compose-program.ts';
import { findStanding, findTest, writeResult } from './queries.ts';
import { broken, runSimulation } from './run-simulation.ts';

/** Runs one test on the draft as it is when its turn comes; the result says on which. */
export async function runSimulationTest(scope: Scope, testId: string): Promise<void> {
  const tenantId = scope.tenant.id;
  const begun = await scope.tx(async (tx) => {
    const test = await findTest(tx, testId);
    // Done already, by a job that was taken for lost.
    const standing = await findStanding(tx, testId);
    if (!test || (standing !== 'waiting' && standing !== 'running')) return null;
    const { content, simulated: state, ownerId } = await composeDraft(scope, tx, test.programId);
    const row = { tenantId, testId, state, judgements: [], fault: null, ranAt: scope.now };
    await writeResult(tx, { ...row, status: 'running' }, test.changedAt);
    scope.publish('watched', watchChannel('work', test.programId));
    return { test, content, ownerId, row };
  });
  if (!begun) return;
  const { test, content, ownerId, row } = begun;
  const { setup, expectations } = test;
  const behalf = { tenantId, accountId: ownerId };
  const result =
    content.protocols.length === 0
      ? broken('nothing-to-run')
      : await runSimulation(behalf, { program: JSON.stringify(content), setup, expectations });
  await scope.tx((tx) => {
    scope.publish('watched', watchChannel('work', test.programId));
    return writeResult(tx, { ...row, ...result }, test.changedAt, row.state);
  });
}
