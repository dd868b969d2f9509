import { type EnrollmentCard, enrollmentCalls } from '@regimen/contract/enrollments.ts';
import { guardianConsentCalls } from '@regimen/contract/guardian-consents.ts';
import { readingCalls } from '@regimen/contract/readings.ts';
import { visibilityCalls } from '@regimen/contract/visibility.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import { dayAt, instantOf, timeAt } from '@regimen/engine/wall-clock.ts';
import { isZone } from '@regimen/engine/zone.ts';
import { newId } from '../../db/ids.ts';
import { listWritable } from '../../db/may-write.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { breathe } from '../../own-turn.ts';
import { pageOf, presentPage, readPlace, wholeList } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { readOwnHours } from '../notifications/own-hours.ts';
import { mustSee } from '../programs/may-see.ts';
import { advanceEnrollment } from './advance-enrollment.ts';
import { correctReading, deleteReading } from './correct-reading.ts';
import { answerAsGuardian, askAgain, lookAsGuardian } from './guardian-consent.ts';
import { checkWelcome, joinProgram } from './join-program.ts';
import { joiningOf } from './join-requirements.ts';
import { knownFacts, listShared } from './known-facts.ts';
import { presentCard, presentParticipant, presentProgram, runIn } from './present.ts';
import { programOf } from './programs-of-versions.ts';
import * as queries from './queries.ts';
import { listReadingSeries } from './reading-series.ts';
import { refusalError } from './refusal-error.ts';
import type { EnrollmentRow } from './rows.ts';
import { lockEnrollment } from './shared-queries.ts';
import { showFollowing } from './show-following.ts';
import { stepAhead } from './step-ahead.ts';
import { addReading, addReadingEverywhere } from './take-reading.ts';

export function enrollmentRoutes(http: HttpParts): void {
  registerCalls(http, enrollmentCalls, {
    'GET programs/{id}/following': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const seen = await mustSee(tx, scope, params.id, query.token);
        const last = await queries.findEnrollmentIn(tx, params.id, scope.actor.userId);
        const following = last ? await showFollowing(scope, tx, last.id) : null;
        const joining = last?.isRunning ? null : await showJoining(scope, tx, params.id, seen);
        return { following, joining };
      }),

    'POST programs/{id}/enrollments': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { id } = await joinProgram(scope, tx, params.id, body);
        return showFollowing(scope, tx, id);
      }),

    'GET enrollments': (scope, { query }) =>
      scope.read(async (tx) => {
        const from = readPlace(query.cursor);
        const { show, per_page: most } = query;
        const wanted = { show, from, most: most + 1 };
        const rows = await queries.listCards(tx, scope.actor.userId, wanted);
        const page = pageOf(rows, most, from);
        const data: EnrollmentCard[] = [];
        for (const row of page.rows) {
          data.push(presentCard(row, scope.locale, scope.now.getTime()));
          await breathe();
        }
        return presentPage(page, most, `/api/enrollments?show=${show}`, data);
      }),

    'GET enrollments/{id}': (scope, { params }) => scope.read((tx) => showFollowing(scope, tx, params.id)),

    'GET enrollments/{id}/ahead': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const card = await queries.findCard(tx, params.id);
        if (!card) throw notFound();
        const program = await programOf(tx, card.enrollment.versionId);
        const hours = (await readOwnHours(tx, card.enrollment.userId))(card.enrollment);
        const seen = { now: scope.now.getTime(), locale: scope.locale, hours };
        const found = stepAhead(program, runIn(card.enrollment), query.step, seen);
        if (!found) throw notFound();
        return found;
      }),

    'PUT enrollments/{id}/settings': (scope, { params, body: { zone, welcome, isSeen } }) =>
      scope.tx(async (tx) => {
        if (!isZone(zone)) throw invalid('zone', 'no_such_zone');
        checkWelcome(welcome);
        const row = await lock(tx, params.id);
        if (zone !== row.zone) await moveToZone(scope, tx, row, zone);
        await queries.updateEnrollment(tx, row.id, {
          isSeen,
          welcomeFrom: welcome?.from ?? null,
          welcomeTo: welcome?.to ?? null,
        });
        return showFollowing(scope, tx, params.id);
      }),

    'POST enrollments/{id}/pause': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await change(scope, tx, params.id, 'pause', ['paused']);
        await endPauseAfter(scope, tx, params.id, body.days);
        return showFollowing(scope, tx, params.id);
      }),

    'POST enrollments/{id}/resume': (scope, { params }) =>
      scope.tx(async (tx) => {
        await change(scope, tx, params.id, 'resume', ['active', 'waiting']);
        return showFollowing(scope, tx, params.id);
      }),

    'POST enrollments/{id}/withdraw': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await change(scope, tx, params.id, 'withdraw', ['withdrawn'], body.words);
        return showFollowing(scope, tx, params.id);
      }),

    'POST enrollments/{id}/readings': (scope, { params, body }) =>
      scope.tx((tx) => addReading(scope, tx, params.id, body)),

    'PUT enrollments/{id}/readings/{reading}': (scope, { params, body }) =>
      scope.tx((tx) => correctReading(scope, tx, params.id, params.reading, body)),

    'DELETE enrollments/{id}/readings/{reading}': (scope, { params }) =>
      scope.tx((tx) => deleteReading(scope, tx, params.id, params.reading)),

    'GET enrollments/{id}/participants': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const from = readPlace(query.cursor);
        const card = await queries.findCard(tx, params.id);
        if (!card) throw notFound();
        const { programId } = card.enrollment;
        const most = query.per_page;
        const rows = await queries.listParticipants(tx, programId, from, most + 1);
        const page = pageOf(rows, most, from);
        const me = scope.actor.userId;
        const ids = page.rows.map(({ user }) => user.id);
        scope.concerns(ids);
        const around = { me, writable: await listWritable(tx, me, ids), now: scope.now.getTime() };
        const data = page.rows.map((row) => presentParticipant(row, around));
        return presentPage(page, most, `/api/enrollments/${params.id}/participants`, data);
      }),
  });
  registerCalls(http, visibilityCalls, {
    'PUT enrollments/{id}/visibility': (scope, { params, body: { isSeen } }) =>
      scope.tx(async (tx) => {
        await lock(tx, params.id);
        await queries.updateEnrollment(tx, params.id, { isSeen });
        return undefined;
      }),

    'POST enrollments/{id}/stop-sharing': (scope, { params }) =>
      scope.tx(async (tx) => {
        const { endedAt, accessEndedAt } = await lock(tx, params.id);
        if (!endedAt) throw conflict('still_following');
        await queries.updateEnrollment(tx, params.id, { accessEndedAt: accessEndedAt ?? scope.now });
        return undefined;
      }),
  });
  registerCalls(http, guardianConsentCalls, {
    'POST enrollments/{id}/guardian': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await askAgain(scope, tx, params.id, body.email);
        return undefined;
      }),
    'POST guardian-consents/look': (scope, { body }) =>
      scope.tx((tx) => lookAsGuardian(scope, tx, body.token)),
    'POST guardian-consents/answer': (scope, { body }) =>
      scope.tx((tx) => answerAsGuardian(scope, tx, body.token, body.granted)),
  });
  registerCalls(http, readingCalls, {
    'GET readings': async (scope) =>
      wholeList(await scope.read((tx) => listReadingSeries(tx, scope.actor.userId, scope.locale))),

    'POST readings': (scope, { body }) => scope.tx((tx) => addReadingEverywhere(scope, tx, body)),
  });
}

async function showJoining(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  { versionId, isArchived }: { versionId: string; isArchived: boolean },
) {
  const [found, input] = [
    await queries.findProgramPage(tx, programId, versionId),
    await queries.findLastInput(tx, scope.actor.userId),
  ];
  if (!found) throw notFound();
  const program = await programOf(tx, versionId);
  const joining = joiningOf(program, scope.locale);
  return {
    program: presentProgram(programId, found.page, found.creator, scope.locale),
    ...joining,
    facts: await knownFacts(scope, tx, joining.signs, input?.person),
    shares: await listShared(tx, scope.actor.userId),
    canJoin: !isArchived,
  };
}

async function lock(tx: Tx, id: string): Promise<EnrollmentRow> {
  const row = await lockEnrollment(tx, id);
  if (!row) throw notFound();
  return row;
}

/** Whoever asks for what is so already gets it: a button pressed twice is no mistake. */
async function change(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  type: 'pause' | 'resume' | 'withdraw',
  already: string[],
  words = '',
): Promise<void> {
  const row = await lock(tx, id);
  if (!already.includes(row.status)) {
    if (row.endedAt) throw conflict('run_over');
    if (row.state !== null) await happen(scope, tx, row, eventOf(type, words, scope));
    else if (type === 'withdraw') await leaveBeforeStart(scope, tx, row);
    else throw conflict('not_begun');
  }
}

/** A pause ends at the time of day at which it was begun: then no deadline is moved to another one. */
async function endPauseAfter(scope: SignedInScope, tx: Tx, id: string, days: number | null): Promise<void> {
  const { zone } = await lock(tx, id);
  const now = scope.now.getTime();
  const until = days === null ? null : new Date(instantOf(zone, dayAt(zone, now) + days, timeAt(zone, now)));
  await queries.updateEnrollment(tx, id, { nextDueAt: until });
}

function eventOf(type: 'pause' | 'resume' | 'withdraw', words: string, scope: SignedInScope): RunEvent {
  const id = newId(scope.now.getTime());
  return type === 'withdraw' && words ? { id, type, words } : { id, type };
}

async function happen(scope: SignedInScope, tx: Tx, row: EnrollmentRow, event: RunEvent): Promise<void> {
  const { refused } = await advanceEnrollment(scope, tx, row.id, event, { byUser: scope.actor.userId });
  if (refused) throw refusalError(refused);
}

async function leaveBeforeStart(scope: SignedInScope, tx: Tx, row: EnrollmentRow): Promise<void> {
  const change = {
    status: 'withdrawn' as const,
    nextDueAt: null,
    endedAt: scope.now,
    accessEndedAt: scope.now,
  };
  await queries.updateEnrollment(tx, row.id, change);
}

/** A run travels along; what has not begun begins on the same date there. */
async function moveToZone(scope: SignedInScope, tx: Tx, row: EnrollmentRow, zone: string): Promise<void> {
  await queries.rememberZone(tx, row.userId, zone);
  if (row.endedAt) return;
  if (row.state !== null)
    return happen(scope, tx, row, { id: newId(scope.now.getTime()), type: 'timeZone', zone });
  const day = dayAt(row.zone, row.startedAt.getTime());
  const startsAt = new Date(Math.max(instantOf(zone, day, 0), scope.now.getTime()));
  const input = { ...row.input, zone };
  await queries.updateEnrollment(tx, row.id, {
    zone,
    input,
    // What waits for a guardian still does.
    nextDueAt: row.nextDueAt && startsAt,
    startedAt: startsAt,
  });
}
