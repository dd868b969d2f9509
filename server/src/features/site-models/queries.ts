import type { TriedPlace } from '../../db/ai-schema.ts';
import { and, eq, inArray, ne, notInArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { aiCandidates, aiTestResults, aiTests } from '../../db/schema.ts';

export type CandidateRow = typeof aiCandidates.$inferSelect;

const own = (tx: Tx) => eq(aiCandidates.tenantId, tx.tenantId);

export async function findCandidate(tx: Tx): Promise<CandidateRow | undefined> {
  const [row] = await tx.select().from(aiCandidates).where(own(tx));
  return row;
}

/** Until the transaction ends, nobody else changes or takes it. */
export async function holdCandidate(tx: Tx): Promise<CandidateRow | undefined> {
  const [row] = await tx.select().from(aiCandidates).where(own(tx)).for('update');
  return row;
}

export async function putCandidate(tx: Tx, row: CandidateRow): Promise<void> {
  const { tenantId, ...changed } = row;
  await tx
    .insert(aiCandidates)
    .values(row)
    .onConflictDoUpdate({ target: aiCandidates.tenantId, set: changed });
}

/** What is tested; `null`: it is being gathered. */
export async function setGathered(
  tx: Tx,
  id: string,
  gathered: { places: TriedPlace[]; gatheredAt: Date } | { gatheredAt: null },
): Promise<void> {
  await tx
    .update(aiCandidates)
    .set(gathered)
    .where(and(own(tx), eq(aiCandidates.id, id)));
}

export async function deleteCandidate(tx: Tx, id: string): Promise<void> {
  await tx.delete(aiCandidates).where(and(own(tx), eq(aiCandidates.id, id)));
  await tx.delete(aiTestResults).where(resultsOf(tx, id));
}

// Until it answers, its results stand under its id.
const resultsOf = (tx: Tx, id: string) =>
  and(eq(aiTestResults.tenantId, tx.tenantId), eq(aiTestResults.model, id));

export interface Progress {
  all: number;
  open: number;
  failed: number;
  broken: number;
}

export async function findProgress(tx: Tx, id: string): Promise<Progress> {
  const count = (statuses: string) =>
    sql<number>`count(*) FILTER (WHERE ${aiTestResults.status} = ANY (${statuses}::text[]))`.mapWith(Number);
  const [row] = await tx
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      open: count('{waiting,running}'),
      failed: count('{failed}'),
      broken: count('{broken}'),
    })
    .from(aiTestResults)
    .where(resultsOf(tx, id));
  return row ?? { all: 0, open: 0, failed: 0, broken: 0 };
}

export type RedResult = Pick<
  typeof aiTestResults.$inferSelect,
  'protocolId' | 'kind' | 'subject' | 'test' | 'status'
>;

/** What it has not passed, bounded for showing. */
export function listRed(tx: Tx, id: string): Promise<RedResult[]> {
  const { protocolId, kind, subject, test, status } = aiTestResults;
  return tx
    .select({ protocolId, kind, subject, test, status })
    .from(aiTestResults)
    .where(and(resultsOf(tx, id), inArray(status, ['failed', 'broken'])))
    .orderBy(protocolId, kind, subject, test)
    .limit(500);
}

export async function namesOfTests(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: aiTests.id, name: aiTests.name })
    .from(aiTests)
    .where(and(eq(aiTests.tenantId, tx.tenantId), inArray(sql`${aiTests.id}::text`, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Of one place only the results of its state stay: what was published anew meanwhile is another. */
export async function dropOtherStates(
  tx: Tx,
  id: string,
  { protocolId, kind, subject }: Pick<TriedPlace, 'protocolId' | 'kind' | 'subject'>,
  state: string,
): Promise<void> {
  const t = aiTestResults;
  await tx
    .delete(t)
    .where(
      and(
        resultsOf(tx, id),
        eq(t.protocolId, protocolId),
        eq(t.kind, kind),
        eq(t.subject, subject),
        ne(t.promptHash, state),
      ),
    );
}

/** What is no longer published is not waited for. */
export async function dropOtherPlaces(tx: Tx, id: string, places: readonly TriedPlace[]): Promise<void> {
  const t = aiTestResults;
  const place = sql<string>`${t.protocolId} || ' ' || ${t.kind} || ' ' || ${t.subject}`;
  const kept = places.map(({ protocolId, kind, subject }) => `${protocolId} ${kind} ${subject}`);
  await tx.delete(t).where(and(resultsOf(tx, id), notInArray(place, kept)));
}

/** It answers now: its results are the model's. Earlier ones by that name may be of another endpoint. */
export async function adoptResults(tx: Tx, id: string, name: string): Promise<void> {
  const t = aiTestResults;
  await tx.delete(t).where(and(eq(t.tenantId, tx.tenantId), eq(t.model, name)));
  await tx.update(t).set({ model: name }).where(resultsOf(tx, id));
}
