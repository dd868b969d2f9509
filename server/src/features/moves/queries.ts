import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { movingPeople, movings, programs, programVersions, users } from '../../db/schema.ts';

const moving = {
  id: movings.id,
  programId: movings.programId,
  version: { id: programVersions.id, number: programVersions.number },
  draftState: movings.draftState,
  state: movings.state,
  by: { id: users.id, fullName: users.fullName },
  createdAt: movings.createdAt,
  startedAt: movings.startedAt,
  endedAt: movings.endedAt,
};
const selected = (tx: Tx) =>
  tx
    .select(moving)
    .from(movings)
    .leftJoin(
      programVersions,
      and(eq(programVersions.tenantId, movings.tenantId), eq(programVersions.id, movings.versionId)),
    )
    .leftJoin(users, and(eq(users.tenantId, movings.tenantId), eq(users.id, movings.byUser)));
export type MovingRow = Awaited<ReturnType<typeof listMovings>>[number];

const ofProgram = (tenantId: string, programId: string) =>
  and(eq(movings.tenantId, tenantId), eq(movings.programId, programId));

export function listMovings(tx: Tx, programId: string, most: number) {
  return selected(tx)
    .where(ofProgram(tx.tenantId, programId))
    .orderBy(desc(movings.createdAt), desc(movings.id))
    .limit(most);
}

export async function findMoving(tx: Tx, programId: string, id: string) {
  const [row] = await selected(tx).where(and(ofProgram(tx.tenantId, programId), eq(movings.id, id)));
  return row;
}

export async function insertMoving(tx: Tx, row: typeof movings.$inferInsert): Promise<void> {
  await tx.insert(movings).values(row);
}

/** Until the transaction ends nobody else changes its state, and no batch of it begins. */
export async function holdMoving(tx: Tx, programId: string, id: string) {
  const [row] = await tx
    .select({ id: movings.id, state: movings.state, versionId: movings.versionId })
    .from(movings)
    .where(and(ofProgram(tx.tenantId, programId), eq(movings.id, id)))
    .for('update');
  return row;
}

/** For a batch: whoever wants to stop it waits until the batch is written. */
export async function shareMoving(tx: Tx, id: string) {
  const [row] = await tx
    .select({ state: movings.state, versionId: movings.versionId, byUser: movings.byUser })
    .from(movings)
    .where(and(eq(movings.tenantId, tx.tenantId), eq(movings.id, id)))
    .for('share');
  return row;
}

export async function findWork(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      programId: movings.programId,
      state: movings.state,
      versionId: movings.versionId,
      draftContent: movings.draftContent,
    })
    .from(movings)
    .where(and(eq(movings.tenantId, tx.tenantId), eq(movings.id, id)));
  return row;
}

export async function findPage(tx: Tx, versionId: string) {
  const [row] = await tx
    .select({ page: programVersions.page })
    .from(programVersions)
    .where(and(eq(programVersions.tenantId, tx.tenantId), eq(programVersions.id, versionId)));
  return row?.page;
}

/** What was looked at against a draft. */
export async function findDraft(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ content: movings.draftContent })
    .from(movings)
    .where(and(eq(movings.tenantId, tx.tenantId), eq(movings.id, id)));
  return row?.content ?? null;
}

export async function setState(
  tx: Tx,
  id: string,
  change: Partial<Pick<typeof movings.$inferInsert, 'state' | 'startedAt' | 'endedAt' | 'byUser'>>,
): Promise<void> {
  await tx
    .update(movings)
    .set(change)
    .where(and(eq(movings.tenantId, tx.tenantId), eq(movings.id, id)));
}

/** Looks at drafts, or at versions, by which nobody was moved and nothing was decided: a newer one takes their place. */
export async function dropIdleLooks(tx: Tx, programId: string, ofDrafts: boolean): Promise<void> {
  await tx.delete(movings).where(
    and(
      ofProgram(tx.tenantId, programId),
      ofDrafts ? isNull(movings.versionId) : isNotNull(movings.versionId),
      inArray(movings.state, ['judging', 'ready']),
      sql`NOT EXISTS (SELECT 1 FROM ${movingPeople} p WHERE p.tenant_id = ${movings.tenantId}
        AND p.moving_id = ${movings.id} AND p.status IN ('moved', 'left', 'undone', 'failed'))`,
    ),
  );
}

/** Until the transaction ends nobody publishes it, and no other look at it begins. */
export async function holdProgramOf(tx: Tx, programId: string) {
  const [row] = await tx
    .select({ versionId: programs.versionId })
    .from(programs)
    .where(and(eq(programs.tenantId, tx.tenantId), eq(programs.id, programId)))
    .for('update');
  return row;
}

/** One to the same end that is under way, or that looked a moment ago and has moved nobody. */
export async function findBusy(
  tx: Tx,
  programId: string,
  { versionId, draftState }: { versionId: string | null; draftState: string | null },
  fresh: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: movings.id })
    .from(movings)
    .where(
      and(
        ofProgram(tx.tenantId, programId),
        versionId === null ? isNull(movings.versionId) : eq(movings.versionId, versionId),
        draftState === null ? undefined : eq(movings.draftState, draftState),
        or(ne(movings.state, 'ready'), and(isNull(movings.startedAt), gte(movings.createdAt, fresh))),
      ),
    )
    .orderBy(desc(movings.createdAt))
    .limit(1);
  return row?.id;
}

/** The version that new followers begin on. */
export async function findNewest(tx: Tx, programId: string): Promise<string | null> {
  const [row] = await tx
    .select({ versionId: programs.versionId })
    .from(programs)
    .where(and(eq(programs.tenantId, tx.tenantId), eq(programs.id, programId)));
  return row?.versionId ?? null;
}
