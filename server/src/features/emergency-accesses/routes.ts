import { emergencyAccessCalls } from '@regimen/contract/emergency-accesses.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { findPersonFacts } from '../../db/person-facts.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { pageOf, presentPage, readPlace, wholeList } from '../../paging.ts';
import type { AdminScope } from '../../scope.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { listReadingSeries } from '../enrollments/reading-series.ts';
import { sayHandedIn } from '../enrollments/say-handed-in.ts';
import { openAccess } from './open-access.ts';
import { isReviewer, presentAccess } from './present.ts';
import * as queries from './queries.ts';

/** Of each kind, the newest. */
const mostShown = 100;

async function get(tx: Tx, id: string): Promise<queries.AccessRow> {
  const found = await queries.findAccess(tx, id);
  if (!found) throw notFound();
  return found;
}

const show = async (scope: AdminScope, tx: Tx, id: string) =>
  presentAccess(await get(tx, id), scope.admin, scope.now);

export function emergencyAccessRoutes(http: HttpParts): void {
  registerCalls(http, emergencyAccessCalls, {
    'POST dashboard/people/{id}/emergency-accesses': (scope, { params, body }) =>
      scope.tx(async (tx) => show(scope, tx, await openAccess(scope, tx, params.id, body))),

    'GET dashboard/emergency-accesses': async (scope, { query: { cursor, per_page } }) => {
      const from = readPlace(cursor);
      const of = isReviewer(scope.admin) ? null : scope.admin.id;
      const rows = await scope.read((tx) => queries.listAccesses(tx, of, from, per_page + 1));
      const page = pageOf(rows, per_page, from);
      const data = page.rows.map((row) => presentAccess(row, scope.admin, scope.now));
      return presentPage(page, per_page, listUrl('dashboard/emergency-accesses', { per_page }), data);
    },

    'GET dashboard/emergency-accesses/{id}': (scope, { params }) =>
      scope.read((tx) => show(scope, tx, params.id)),

    'GET dashboard/emergency-accesses/{id}/phone': (scope, { params }) =>
      scope.read(async (tx) => {
        const { person } = await get(tx, params.id);
        const { profile } = await findPersonFacts(tx, person.id);
        return { phone: profile?.phone ?? null };
      }),

    'GET dashboard/emergency-accesses/{id}/facts': (scope, { params }) =>
      scope.read(async (tx) => {
        const { person } = await get(tx, params.id);
        const { health } = await findPersonFacts(tx, person.id);
        const { conditions = [], medication = '', allergies = '', changedAt } = health ?? {};
        return { conditions, medication, allergies, changedAt: changedAt?.toISOString() ?? null };
      }),

    'GET dashboard/emergency-accesses/{id}/enrollments': (scope, { params }) =>
      scope.read(async (tx) => {
        const { person } = await get(tx, params.id);
        const rows = await queries.listEnrollments(tx, person.id, mostShown);
        const data = rows.map(({ texts, startedAt, lastActiveAt, ...row }) => ({
          ...row,
          program: programTextIn(texts, scope.locale).title,
          startedAt: startedAt.toISOString(),
          lastActiveAt: lastActiveAt.toISOString(),
        }));
        return wholeList(data);
      }),

    'GET dashboard/emergency-accesses/{id}/tasks': (scope, { params }) =>
      scope.read(async (tx) => {
        const { person } = await get(tx, params.id);
        const rows = await queries.listTasks(tx, person.id, mostShown);
        const programs = await programsOf(
          tx,
          rows.map(({ versionId }) => versionId),
        );
        const data = rows.map((row) => ({
          id: row.id,
          name: row.name,
          program: programTextIn(row.texts, scope.locale).title,
          status: row.status,
          isUrgent: row.isUrgent,
          openedAt: row.openedAt.toISOString(),
          closedAt: row.closedAt?.toISOString() ?? null,
          answers: row.result && sayHandedIn(row, programs.get(row.versionId), scope.locale),
        }));
        return wholeList(data);
      }),

    'GET dashboard/emergency-accesses/{id}/readings': (scope, { params }) =>
      scope.read(async (tx) => {
        const { person } = await get(tx, params.id);
        const series = await listReadingSeries(tx, person.id, scope.locale);
        const data = series.map(({ kpi, name, unit, readings }) => ({
          kpi,
          name,
          unit,
          readings: readings.slice(-mostShown),
        }));
        return wholeList(data);
      }),

    'POST dashboard/emergency-accesses/{id}/end': (scope, { params }) =>
      scope.tx(async (tx) => {
        await queries.endAccess(tx, params.id, scope.now);
        return show(scope, tx, params.id);
      }),

    'POST dashboard/emergency-accesses/{id}/review': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { admin } = await get(tx, params.id);
        if (admin.id === scope.admin.id) throw conflict('own_emergency');
        const review = { ...body, reviewedBy: scope.admin.id, reviewedAt: scope.now };
        if (!(await queries.reviewAccess(tx, params.id, review))) throw conflict('reviewed_already');
        return show(scope, tx, params.id);
      }),
  });
}
