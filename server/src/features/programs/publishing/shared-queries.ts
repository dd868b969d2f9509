import { and, count, eq, sql } from '../../../db/drizzle.ts';
import type { Tx } from '../../../db/pool.ts';
import { simulationResults, simulationTests } from '../../../db/schema.ts';

/** All tests of a program, and those that passed on exactly what would be lived through. */
export async function countTests(tx: Tx, programId: string, simulated: string) {
  const [row] = await tx
    .select({
      all: count(),
      passed: sql<number>`count(*) FILTER (WHERE ${simulationResults.status} = 'passed'
        AND ${simulationResults.state} = ${simulated})::int`,
    })
    .from(simulationTests)
    .leftJoin(
      simulationResults,
      and(
        eq(simulationResults.tenantId, simulationTests.tenantId),
        eq(simulationResults.testId, simulationTests.id),
      ),
    )
    .where(and(eq(simulationTests.tenantId, tx.tenantId), eq(simulationTests.programId, programId)));
  return row ?? { all: 0, passed: 0 };
}
