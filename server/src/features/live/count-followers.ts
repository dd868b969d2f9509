import { type EnrollmentStatus, enrollmentStatuses } from '@regimen/contract/enrollments.ts';
import type { LiveCounts } from '@regimen/contract/live.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { countPlaces, countWaiting } from './follower-queries.ts';
import * as queries from './queries.ts';
import { stepLimits } from './step-limits.ts';
import { countNewFollowers } from './watched-programs.ts';

const silentAfterMs = 7 * 86_400_000;

/** What the counts and lists of one version are asked with. */
export async function liveQuestion(
  scope: Scope,
  tx: Tx,
  programId: string,
  wanted: string | undefined,
): Promise<queries.LiveQuestion> {
  const version = await queries.findVersion(tx, programId, wanted);
  if (!version) throw notFound();
  const program = await programOf(tx, version.id);
  const silentSince = new Date(scope.now.getTime() - silentAfterMs);
  return { programId, versionId: version.id, limits: stepLimits(program), silentSince, now: scope.now };
}

/**
 * Changes with everything that happens, and once a minute: by time alone somebody may come to be stuck. Reading one
 * row of an index, so that whoever looks on costs next to nothing.
 */
export async function liveMark(scope: Scope, tx: Tx, { programId, versionId }: queries.LiveQuestion) {
  const last = await queries.findLastEvent(tx, programId);
  const event = last ? `${last.at.getTime().toString(36)}.${last.enrollmentId}.${last.number}` : '';
  const minute = Math.floor(scope.now.getTime() / 60_000);
  return `${versionId}.${event}.${minute.toString(36)}`;
}

export async function countFollowers(
  scope: Scope,
  tx: Tx,
  question: queries.LiveQuestion,
): Promise<LiveCounts> {
  const { programId, versionId } = question;
  const [places, waiting, modules, statuses, newFollowers] = await inOrder(
    countPlaces(tx, question),
    countWaiting(tx, question),
    queries.countModules(tx, question),
    queries.countStatuses(tx, question),
    countNewFollowers(tx, [programId], scope.now, versionId),
  );
  const byStatus = new Map(statuses.map(({ status, followers }) => [status, followers]));
  return {
    places,
    modules,
    totals: Object.fromEntries(
      enrollmentStatuses.map((status) => [status, byStatus.get(status) ?? 0]),
    ) as Record<EnrollmentStatus, number>,
    stuck: places.reduce((sum, { stuck }) => sum + stuck, 0),
    ...waiting,
    newFollowers,
  };
}
