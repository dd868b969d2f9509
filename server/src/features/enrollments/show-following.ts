import type { Following } from '@regimen/contract/enrollments.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { nameOfStep } from '@regimen/engine/given-name.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { inOrder } from '../../db/in-order.ts';
import { listNewestReadings } from '../../db/newest-readings.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { heldNudge, readOwnHours } from '../notifications/own-hours.ts';
import { reviewingOf } from '../reviews/may-review.ts';
import { badgesOf } from './badges.ts';
import { listFirstValues } from './first-value.ts';
import { type Forecast, nextThings } from './forecast.ts';
import { inOwnUnits } from './in-one-unit.ts';
import { kpiSummaries, kpisOf } from './kpi-summaries.ts';
import { lastWords } from './last-words.ts';
import { outlineOf } from './outline.ts';
import { presentCard, runIn } from './present.ts';
import { presentTaskCard } from './present-task-card.ts';
import { programOf, programsOf } from './programs-of-versions.ts';
import { halfWayAt } from './progress.ts';
import * as queries from './queries.ts';
import { versionPaths, versionsIn } from './version-path.ts';

const mostComing = 10;
const mostReadings = 200;

/** Where somebody is in a program: everything the page of following shows. */
export async function showFollowing(scope: Scope, tx: Tx, enrollmentId: string): Promise<Following> {
  const [row, open, settled, taken] = await inOrder(
    queries.findCard(tx, enrollmentId),
    queries.listOpenTasks(tx, enrollmentId),
    queries.listSettledTasks(tx, enrollmentId),
    listNewestReadings(tx, enrollmentId, mostReadings),
  );
  if (!row) throw notFound();
  const { enrollment } = row;
  const program = await programOf(tx, enrollment.versionId);
  const kpis = kpisOf(program);
  const readings = inOwnUnits(kpis, taken);
  const participantsCount = await queries.countParticipants(tx, enrollment.programId);
  const reviewing = await reviewingOf(tx, enrollment.programId, enrollment.userId, scope.now);
  const run = runIn(enrollment);
  const now = scope.now.getTime();
  const title = programTextIn(row.page.texts, scope.locale).title;
  const hours = (await readOwnHours(tx, enrollment.userId))(enrollment);
  const coming = (run ? nextThings(program, run, mostComing) : firstThing(program, enrollment.nextDueAt)).map(
    ({ key, name, kind, at, freshUntil }) => ({
      key,
      name,
      kind,
      at: at === null ? null : new Date(at).toISOString(),
      held: heldNudge({ at, freshUntil }, hours),
      programId: enrollment.programId,
      programTitle: title,
      enrollmentId,
    }),
  );
  const badges = badgesOf({
    zone: enrollment.zone,
    settled,
    readings,
    kpis,
    halfWayAt: halfWayAt(run, row.page.weeks, now),
    finishedAt: enrollment.status === 'finished' ? enrollment.endedAt : null,
  });
  const summaries = kpiSummaries(program, readings, await earlierKpis(tx, enrollment, program, readings));
  const { status, welcomeFrom: from, welcomeTo: to } = enrollment;
  return {
    ...presentCard(row, scope.locale, now),
    zone: enrollment.zone,
    welcome: from === null || to === null ? null : { from, to },
    isSeen: enrollment.isSeen,
    outline: outlineOf(program, run),
    waitsFor: run && waitsFor(program, run),
    tasks: open.map((task) => presentTaskCard(task, title, program)),
    coming,
    kpis: summaries,
    starts: await listFirstValues(tx, enrollment.userId, summaries),
    badges: badges.map(({ name, earnedAt }) => ({ name, earnedAt: earnedAt.toISOString() })),
    participantsCount,
    ending: run && endingOf(program, run),
    wasInDanger: run?.run.urgent !== undefined,
    can: {
      pause: status === 'active',
      resume: status === 'paused',
      withdraw: ['waiting', 'active', 'paused'].includes(status),
      review: reviewing.state === 'may',
      stopSharing: enrollment.endedAt !== null && enrollment.accessEndedAt === null,
    },
  };
}

/** Of versions that somebody was on before, where something was measured that the present one does not know. */
async function earlierKpis(
  tx: Tx,
  { id, versionId }: { id: string; versionId: string },
  program: Program,
  readings: readonly { kpi: string }[],
): Promise<Map<string, KpiItem>> {
  const own = kpisOf(program);
  const found = new Map<string, KpiItem>();
  if (readings.every(({ kpi }) => own.has(kpi))) return found;
  const path = (await versionPaths(tx, [{ id, current: versionId }])).get(id);
  const programs = await programsOf(tx, path ? versionsIn(path) : []);
  for (const earlier of programs.values())
    for (const [kpi, item] of kpisOf(earlier)) if (!own.has(kpi)) found.set(kpi, item);
  return found;
}

/** Before it begins, all that is known is when. */
function firstThing(program: Program, startsAt: Date | null): Forecast[] {
  const [first] = outlineOf(program, null);
  return first
    ? [
        {
          key: first.key,
          name: first.name,
          kind: first.kind,
          at: startsAt?.getTime() ?? null,
          freshUntil: null,
        },
      ]
    : [];
}

function waitsFor(program: Program, { run, index, end }: ProgramRun): Following['waitsFor'] {
  const node = program.protocols[index]?.protocol.nodes.find(({ id }) => id === run.here?.node);
  if (!node || !run.here || end) return null;
  const deadlines = run.tasks.flatMap((task) =>
    task.node === node.id && task.expiresAt !== null ? [task.expiresAt] : [],
  );
  const until = run.here.moment?.at ?? (deadlines.length > 0 ? Math.min(...deadlines) : null);
  return {
    name: nameOfStep(program.protocols[index]?.protocol, node),
    kind: node.type,
    until: until === null ? null : new Date(until).toISOString(),
  };
}

function endingOf(program: Program, { index, end, run }: ProgramRun): Following['ending'] {
  if (!end) return null;
  const protocol = program.protocols[index]?.protocol;
  const node = protocol?.nodes.find(({ id }) => id === end.node);
  const wasAt = (id: string) => Object.hasOwn(run.visits, id);
  return { reason: end.reason, message: protocol && node ? lastWords(protocol, node, wasAt) : '' };
}
