import { and, asc, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { simulationResults, simulationTests } from '../../db/schema.ts';

type TestRow = typeof simulationTests.$inferSelect;
export type ResultRow = typeof simulationResults.$inferSelect;

const ofProgram = (tenantId: string, programId: string) =>
  and(eq(simulationTests.tenantId, tenantId), eq(simulationTests.programId, programId));
const is = (tenantId: string, programId: string, id: string) =>
  and(ofProgram(tenantId, programId), eq(simulationTests.id, id));
const itsResult = and(
  eq(simulationResults.tenantId, simulationTests.tenantId),
  eq(simulationResults.testId, simulationTests.id),
);
const both = { test: simulationTests, result: simulationResults };

/** Oldest first; bounded where they are made. */
export function listTests(tx: Tx, programId: string) {
  return tx
    .select(both)
    .from(simulationTests)
    .leftJoin(simulationResults, itsResult)
    .where(ofProgram(tx.tenantId, programId))
    .orderBy(asc(simulationTests.createdAt), asc(simulationTests.id));
}
export type ListedTest = Awaited<ReturnType<typeof listTests>>[number];

export async function findTest(tx: Tx, id: string): Promise<TestRow | undefined> {
  const [row] = await tx
    .select()
    .from(simulationTests)
    .where(and(eq(simulationTests.tenantId, tx.tenantId), eq(simulationTests.id, id)));
  return row;
}

/** How it went last, or is going; `undefined` when nobody asked since it was changed. */
export async function findStanding(tx: Tx, testId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ status: simulationResults.status })
    .from(simulationResults)
    .where(and(eq(simulationResults.tenantId, tx.tenantId), eq(simulationResults.testId, testId)));
  return row?.status;
}

export async function insertTest(tx: Tx, row: typeof simulationTests.$inferInsert): Promise<void> {
  await tx.insert(simulationTests).values(row);
}

export async function updateTest(
  tx: Tx,
  programId: string,
  id: string,
  change: Partial<TestRow>,
): Promise<TestRow | undefined> {
  const [row] = await tx
    .update(simulationTests)
    .set(change)
    .where(is(tx.tenantId, programId, id))
    .returning();
  if (row) await deleteResult(tx, id);
  return row;
}

export async function deleteTest(tx: Tx, programId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(simulationTests)
    .where(is(tx.tenantId, programId, id))
    .returning();
  return gone.length > 0;
}

async function deleteResult(tx: Tx, testId: string): Promise<void> {
  await tx
    .delete(simulationResults)
    .where(and(eq(simulationResults.tenantId, tx.tenantId), eq(simulationResults.testId, testId)));
}

export async function putResults(tx: Tx, rows: ResultRow[]): Promise<void> {
  if (rows.length === 0) return;
  const set = Object.fromEntries(
    (['state', 'status', 'judgements', 'fault', 'ranAt'] as const).map((name) => [
      name,
      sql.raw(`excluded.${simulationResults[name].name}`),
    ]),
  );
  await tx
    .insert(simulationResults)
    .values(rows)
    .onConflictDoUpdate({ target: [simulationResults.tenantId, simulationResults.testId], set });
}

/**
 * Only what is still about the test as it was when the run began: a changed one has no result any more. `over` is the
 * state that the run began on: a run on another that was asked for since is not told by this one.
 */
export async function writeResult(
  tx: Tx,
  { testId, state, status, judgements, fault, ranAt }: ResultRow,
  testChangedAt: Date,
  over?: string,
): Promise<void> {
  const same = tx
    .select({ id: simulationTests.id })
    .from(simulationTests)
    .where(
      and(
        eq(simulationTests.tenantId, tx.tenantId),
        eq(simulationTests.id, testId),
        eq(simulationTests.changedAt, testChangedAt),
      ),
    );
  await tx
    .update(simulationResults)
    .set({ state, status, judgements, fault, ranAt })
    .where(
      and(
        eq(simulationResults.tenantId, tx.tenantId),
        inArray(simulationResults.testId, same),
        over === undefined ? undefined : eq(simulationResults.state, over),
      ),
    );
}
