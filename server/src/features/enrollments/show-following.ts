import type { Following } from '@regimen/contract/enrollments.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { inOrder } from '../../db/in-order.ts';
import { wasInDanger } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { heldNudge, readOwnHours } from '../notifications/own-hours.ts';
import { reviewingOf } from '../reviews/may-review.ts';
import { badgesOf } from './badges.ts';
import { listFirstValues } from './first-value.ts';
import { lastWords } from './last-words.ts';
import { outlineOf } from './outline.ts';
import { presentCard } from './present.ts';
import { presentTaskCard } from './present-task-card.ts';
import { halfWayAt } from './progress.ts';
import * as queries from './queries.ts';
import { readPlace, thingsComing, waitsFor } from './read-place.ts';

const mostComing = 10;

/** Where somebody is in a program: everything the page of following shows. */
export async function showFollowing(scope: Scope, tx: Tx, enrollmentId: string): Promise<Following> {
  const place = await readPlace(tx, enrollmentId);
  const { row, program, run, kpis, readings, open, summaries } = place;
  const { enrollment } = row;
  const [settled, participantsCount] = await inOrder(
    queries.listSettledTasks(tx, enrollmentId),
    queries.countParticipants(tx, enrollment.programId),
  );
  const reviewing = await reviewingOf(tx, enrollment.programId, enrollment.userId, scope.now);
  const now = scope.now.getTime();
  const title = programTextIn(row.page.texts, scope.locale).title;
  const hours = (await readOwnHours(tx, enrollment.userId))(enrollment);
  const coming = thingsComing(place, mostComing).map(({ key, name, kind, at, freshUntil }) => ({
    key,
    name,
    kind,
    at: at === null ? null : new Date(at).toISOString(),
    held: heldNudge({ at, freshUntil }, hours),
    programId: enrollment.programId,
    programTitle: title,
    enrollmentId,
  }));
  const badges = badgesOf({
    zone: enrollment.zone,
    settled,
    readings,
    kpis,
    halfWayAt: halfWayAt(run, row.page.weeks, now),
    finishedAt: enrollment.status === 'finished' ? enrollment.endedAt : null,
  });
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
    wasInDanger: run?.run.urgent !== undefined && (await wasInDanger(tx, enrollmentId)),
    can: {
      pause: status === 'active',
      resume: status === 'paused',
      withdraw: ['waiting', 'active', 'paused'].includes(status),
      review: reviewing.state === 'may',
      stopSharing: enrollment.endedAt !== null && enrollment.accessEndedAt === null,
    },
  };
}

function endingOf(program: Program, { index, end, run }: ProgramRun): Following['ending'] {
  if (!end) return null;
  const protocol = program.protocols[index]?.protocol;
  const node = protocol?.nodes.find(({ id }) => id === end.node);
  const wasAt = (id: string) => Object.hasOwn(run.visits, id);
  return { reason: end.reason, message: protocol && node ? lastWords(protocol, node, wasAt) : '' };
}
