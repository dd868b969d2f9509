import type { Program } from '@regimen/engine/protocol.ts';
import type { Expectation } from '@regimen/engine/simulate/expectations.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { simulationResults, simulationTests } from '../src/db/schema.ts';
import { composeDraft } from '../src/features/programs/publishing/compose-program.ts';
import { seedScope } from './scope.ts';

export interface NewSimulationTest {
  name?: string;
  followers?: number;
  days?: number;
  expectations?: Expectation[];
}

const hardlyStuck: Expectation = { id: 'stuck', measure: { of: 'stuck' }, must: 'atMost', value: 0.5 };

/** A simulated run that is kept as a test of a program, and has passed on its draft. */
export async function seedSimulationTest(
  tx: Tx,
  program: Program,
  given: NewSimulationTest = {},
): Promise<string> {
  const { name = 'Few get stuck', followers = 20, days = 30, expectations = [hardlyStuck] } = given;
  const now = new Date();
  const id = newId(now.getTime());
  const setup = { ...usualSetup(program, now.getTime(), 'UTC'), followers, days };
  await tx.insert(simulationTests).values({
    tenantId: tx.tenantId,
    id,
    programId: program.id,
    name,
    setup,
    expectations,
    createdAt: now,
    changedAt: now,
  });
  // Passed as the draft is now: so far nothing stands in the way of publishing it.
  const scope = seedScope(tx, { name: '', locale: 'en' }, now.getTime());
  const { simulated: state } = await composeDraft(scope, tx, program.id);
  const judgements = expectations.map((expectation) => ({ expectation, actual: 0, holds: true }));
  await tx.insert(simulationResults).values({
    tenantId: tx.tenantId,
    testId: id,
    state,
    status: 'passed',
    judgements,
    fault: null,
    ranAt: now,
  });
  return id;
}
