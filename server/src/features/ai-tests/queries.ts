import type { AiTestSubject } from '@regimen/contract/ai-test-choices.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { and, asc, eq, lt, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { aiTestResults, aiTests, items, protocols } from '../../db/schema.ts';
import { isRowId } from '../items/known-items.ts';

export type TestRow = typeof aiTests.$inferSelect;
export type ResultRow = typeof aiTestResults.$inferSelect;

/** What is tested: an agent in one of the protocols where it is at hand, or a step of one. */
export interface Subject {
  protocolId: string;
  kind: AiTestSubject;
  subject: string;
}

/** By which model, and on exactly what. */
export interface Basis {
  model: string;
  state: string;
}

const testsOf = (tx: Tx, { protocolId, kind, subject }: Subject) =>
  and(
    eq(aiTests.tenantId, tx.tenantId),
    eq(aiTests.protocolId, protocolId),
    eq(aiTests.kind, kind),
    eq(aiTests.subject, subject),
  );
const resultsOf = (tx: Tx, { protocolId, kind, subject }: Subject) =>
  and(
    eq(aiTestResults.tenantId, tx.tenantId),
    eq(aiTestResults.protocolId, protocolId),
    eq(aiTestResults.kind, kind),
    eq(aiTestResults.subject, subject),
  );
const onBasis = (tx: Tx, about: Subject, { model, state }: Basis) =>
  and(resultsOf(tx, about), eq(aiTestResults.model, model), eq(aiTestResults.promptHash, state));
const isTest = (tx: Tx, protocolId: string, id: string) =>
  and(eq(aiTests.tenantId, tx.tenantId), eq(aiTests.protocolId, protocolId), eq(aiTests.id, id));

/** The agent as it is now: the protocol's owner's own, or made in there. */
export async function findAgent(tx: Tx, protocolId: string, id: string): Promise<AgentItem | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await tx
    .select({ content: items.content })
    .from(items)
    .innerJoin(protocols, and(eq(protocols.tenantId, items.tenantId), eq(protocols.id, protocolId)))
    .where(
      and(
        eq(items.tenantId, tx.tenantId),
        eq(items.id, id),
        eq(items.kind, 'agent'),
        or(eq(items.ownerId, protocols.ownerId), eq(items.protocolId, protocolId)),
      ),
    );
  return row?.content as AgentItem | undefined;
}

export function listTests(tx: Tx, about: Subject): Promise<TestRow[]> {
  return tx
    .select()
    .from(aiTests)
    .where(testsOf(tx, about))
    .orderBy(asc(aiTests.createdAt), asc(aiTests.id))
    .limit(100);
}

export const countTests = (tx: Tx, about: Subject): Promise<number> => tx.$count(aiTests, testsOf(tx, about));

/** Until the transaction ends, nobody else adds a test in this protocol. */
export async function holdProtocolRow(tx: Tx, protocolId: string): Promise<void> {
  await tx
    .select({ id: protocols.id })
    .from(protocols)
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, protocolId)))
    .for('update');
}

export async function insertTest(tx: Tx, row: TestRow): Promise<void> {
  await tx.insert(aiTests).values(row);
}

export async function updateTest(
  tx: Tx,
  protocolId: string,
  id: string,
  change: Partial<TestRow>,
): Promise<TestRow | undefined> {
  const [row] = await tx
    .update(aiTests)
    .set(change)
    .where(isTest(tx, protocolId, id))
    .returning();
  if (row) await deleteResults(tx, protocolId, id);
  return row;
}

export async function deleteTest(tx: Tx, protocolId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(aiTests)
    .where(isTest(tx, protocolId, id))
    .returning({ id: aiTests.id });
  await deleteResults(tx, protocolId, id);
  return gone.length > 0;
}

async function deleteResults(tx: Tx, protocolId: string, test: string): Promise<void> {
  const { tenantId, protocolId: protocol, test: of } = aiTestResults;
  await tx
    .delete(aiTestResults)
    .where(and(eq(tenantId, tx.tenantId), eq(protocol, protocolId), eq(of, test)));
}

/** How each went on this basis. */
export function listResults(tx: Tx, about: Subject, basis: Basis): Promise<ResultRow[]> {
  return tx
    .select()
    .from(aiTestResults)
    .where(onBasis(tx, about, basis))
    .limit(200);
}

/** They wait for their turn. */
export async function putWaiting(
  tx: Tx,
  about: Subject,
  { model, state }: Basis,
  tests: readonly string[],
  at: Date,
): Promise<void> {
  if (tests.length === 0) return;
  const blank = {
    status: 'waiting',
    runs: 0,
    passed: 0,
    rates: [],
    samples: [],
    fault: null,
    ranAt: at,
  } as const;
  const key = { tenantId: tx.tenantId, ...about, model, promptHash: state };
  const t = aiTestResults;
  await tx
    .insert(t)
    .values(tests.map((test) => ({ ...key, test, ...blank, rates: [], samples: [] })))
    .onConflictDoUpdate({
      target: [t.tenantId, t.protocolId, t.kind, t.subject, t.test, t.model, t.promptHash],
      set: { ...blank, rates: [], samples: [] },
    });
}

/** Takes the next that waits, so that nobody else runs it. */
export async function takeWaiting(
  tx: Tx,
  about: Subject,
  basis: Basis,
  at: Date,
): Promise<string | undefined> {
  const [next] = await tx
    .select({ test: aiTestResults.test })
    .from(aiTestResults)
    .where(and(onBasis(tx, about, basis), eq(aiTestResults.status, 'waiting')))
    .orderBy(asc(aiTestResults.test))
    .limit(1)
    .for('update', { skipLocked: true });
  if (next)
    await tx
      .update(aiTestResults)
      .set({ status: 'running', ranAt: at })
      .where(and(onBasis(tx, about, basis), eq(aiTestResults.test, next.test)));
  return next?.test;
}

export type Outcome = Pick<ResultRow, 'status' | 'runs' | 'passed' | 'rates' | 'samples' | 'fault'>;

/** A test that was changed or deleted meanwhile has no result any more. */
export async function writeResult(
  tx: Tx,
  about: Subject,
  basis: Basis,
  test: string,
  outcome: Outcome & { ranAt: Date },
): Promise<void> {
  await tx
    .update(aiTestResults)
    .set(outcome)
    .where(and(onBasis(tx, about, basis), eq(aiTestResults.test, test)));
}

export async function deleteResultsBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(aiTestResults)
    .where(and(eq(aiTestResults.tenantId, tx.tenantId), lt(aiTestResults.ranAt, before)));
}

export async function findTest(tx: Tx, protocolId: string, id: string): Promise<TestRow | undefined> {
  const [row] = await tx
    .select()
    .from(aiTests)
    .where(isTest(tx, protocolId, id));
  return row;
}

/** Of a run that nobody waited for. */
export async function putResult(
  tx: Tx,
  about: Subject,
  { model, state }: Basis,
  test: string,
  outcome: Outcome & { ranAt: Date },
): Promise<void> {
  const t = aiTestResults;
  await tx
    .insert(t)
    .values({ tenantId: tx.tenantId, ...about, test, model, promptHash: state, ...outcome })
    .onConflictDoUpdate({
      target: [t.tenantId, t.protocolId, t.kind, t.subject, t.test, t.model, t.promptHash],
      set: outcome,
    });
}
