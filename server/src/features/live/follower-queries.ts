import type { WaitingKind } from '@regimen/contract/live.ts';
import { and, eq, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, tasks, users } from '../../db/schema.ts';
import { among, type LiveQuestion, ofVersion, running } from './queries.ts';

/** At this step since; who just joined, since then. */
const since = sql`coalesce(${enrollments.nodeSince}, ${enrollments.startedAt})`;

const limitsOf = ({ limits }: LiveQuestion) =>
  sql`jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) AS l("protocolIndex" int, node text, minutes int, "mayBeSilent" boolean)`;
const onLimit = sql`l."protocolIndex" = ${enrollments.protocolIndex} AND l.node = ${enrollments.node}`;

/** Of each person the most pressing that waits for an expert: 0 they may be in danger, 1 an alert, 2 anything else. */
const waitingOf = (tenantId: string, { programId }: LiveQuestion) =>
  sql`(SELECT t.enrollment_id,
      min(CASE WHEN t.urgent_until IS NOT NULL THEN 0 WHEN t.kind = 'alert' THEN 1 ELSE 2 END) AS rank
    FROM ${tasks} t WHERE t.tenant_id = ${tenantId} AND t.program_id = ${programId}
      AND t.status = 'open' AND t.target = 'system' GROUP BY t.enrollment_id) AS w`;
const onWaiting = sql`w.enrollment_id = ${enrollments.id}`;
const isWaiting = sql`w.enrollment_id IS NOT NULL`;
const waitingKind = sql<WaitingKind | null>`(ARRAY['danger', 'alert', 'follow-up'])[w.rank + 1]`;
/** A step that asks for an expert in its own time puts nobody before those who are there longer. */
const rank = sql<number>`coalesce(w.rank, 2)`;

/** Why somebody is stuck, each asked in SQL: so that counting and listing mean the same. */
function stuckBy({ now, silentSince }: LiveQuestion) {
  const active = sql`${enrollments.status} = 'active'`;
  return {
    overTime: sql<boolean>`coalesce(${active} AND ${since} < ${now.toISOString()}::timestamptz - l.minutes * interval '1 minute', false)`,
    silent: sql<boolean>`coalesce(${active} AND ${enrollments.lastActiveAt} < ${silentSince.toISOString()}::timestamptz
      AND NOT coalesce(l."mayBeSilent", false), false)`,
  };
}
const isStuck = (question: LiveQuestion): SQL => {
  const by = stuckBy(question);
  return sql`(${by.overTime} OR ${by.silent})`;
};

export function countPlaces(tx: Tx, question: LiveQuestion) {
  return tx
    .select({
      protocolIndex: enrollments.protocolIndex,
      node: enrollments.node,
      followers: sql<number>`count(*)::int`,
      stuck: sql<number>`(count(*) FILTER (WHERE ${isStuck(question)}))::int`,
      waiting: sql<number>`(count(*) FILTER (WHERE ${isWaiting}))::int`,
      inDanger: sql<number>`(count(*) FILTER (WHERE w.rank = 0))::int`,
    })
    .from(enrollments)
    .leftJoin(limitsOf(question), onLimit)
    .leftJoin(waitingOf(tx.tenantId, question), onWaiting)
    .where(and(ofVersion(tx.tenantId, question), running))
    .groupBy(enrollments.protocolIndex, enrollments.node);
}

/** Everybody of the version about whom something waits, also those whose program is over: they may be in danger. */
export async function countWaiting(tx: Tx, question: LiveQuestion) {
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*)::int`,
      inDanger: sql<number>`(count(*) FILTER (WHERE w.rank = 0))::int`,
    })
    .from(enrollments)
    .innerJoin(waitingOf(tx.tenantId, question), onWaiting)
    .where(ofVersion(tx.tenantId, question));
  return row ?? { waiting: 0, inDanger: 0 };
}

export interface Where {
  /** null: those who have not begun. */
  place: { protocolIndex: number; node: string | null } | 'anywhere';
  only: 'stuck' | 'waiting' | null;
}

/** A place in the list: who may be in danger first, then alerts, then whoever has been at their step longest. */
export interface FollowerPlace {
  rank: number;
  since: string;
  id: string;
}

/** Found by what is small; the wide rows are read only for those who are shown. */
export async function listFollowers(
  tx: Tx,
  question: LiveQuestion,
  where: Where,
  from: FollowerPlace | undefined,
  most: number,
) {
  const ids = (await findFollowers(tx, question, where, from, most)).map(({ id }) => id);
  return tx
    .select({
      id: enrollments.id,
      person: { id: users.id, fullName: users.fullName },
      status: enrollments.status,
      protocolIndex: enrollments.protocolIndex,
      node: enrollments.node,
      since: sql<Date>`${since}`.mapWith(enrollments.startedAt),
      nodeSince: enrollments.nodeSince,
      state: enrollments.state,
      streak: enrollments.streak,
      lastActiveAt: enrollments.lastActiveAt,
      allowedMinutes: sql<number | null>`l.minutes`,
      rank,
      waiting: waitingKind,
      ...stuckBy(question),
    })
    .from(enrollments)
    .innerJoin(users, and(eq(users.tenantId, enrollments.tenantId), eq(users.id, enrollments.userId)))
    .leftJoin(limitsOf(question), onLimit)
    .leftJoin(waitingOf(tx.tenantId, question), onWaiting)
    .where(and(eq(enrollments.tenantId, tx.tenantId), among(sql`${enrollments.id}`, ids)))
    .orderBy(rank, sql`${since}`, enrollments.id);
}
export type FollowerRow = Awaited<ReturnType<typeof listFollowers>>[number];

export function findFollowers(
  tx: Tx,
  question: LiveQuestion,
  { place, only }: Where,
  from: FollowerPlace | undefined,
  most: number,
) {
  const there =
    place === 'anywhere'
      ? undefined
      : and(
          eq(enrollments.protocolIndex, place.protocolIndex),
          place.node === null ? sql`${enrollments.node} IS NULL` : eq(enrollments.node, place.node),
        );
  const held = { stuck: isStuck(question), waiting: isWaiting };
  return tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .leftJoin(limitsOf(question), onLimit)
    .leftJoin(waitingOf(tx.tenantId, question), onWaiting)
    .where(
      and(
        ofVersion(tx.tenantId, question),
        only === 'waiting' && place === 'anywhere' ? undefined : running,
        there,
        only === null ? undefined : held[only],
        from &&
          sql`(${rank}, ${since}, ${enrollments.id}) > (${from.rank}::int, ${from.since}::timestamptz, ${from.id}::uuid)`,
      ),
    )
    .orderBy(rank, sql`${since}`, enrollments.id)
    .limit(most);
}
