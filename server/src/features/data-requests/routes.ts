import { type AskedErasure, dataRequestCalls } from '@regimen/contract/data-requests.ts';
import { jobDeskCalls } from '@regimen/contract/job-desk.ts';
import { newId } from '../../db/ids.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { AdminScope } from '../../scope.ts';
import { listFailedJobs } from '../job-desk/shared-queries.ts';
import { countErasures, listErasures, listExports } from './queries.ts';

const latelyMs = 30 * 86_400_000;

const mayRetry = ({ admin: { role } }: AdminScope) =>
  jobDeskCalls['POST dashboard/jobs/{id}/retry'].access.admin.includes(role);

export function dataRequestRoutes(http: HttpParts): void {
  registerCalls(http, dataRequestCalls, {
    'GET dashboard/exports': (scope, { query: { cursor, per_page } }) =>
      scope.read(async (tx) => {
        const from = readPlace(cursor);
        const page = pageOf(await listExports(tx, from, per_page + 1), per_page, from);
        const ids = page.rows.map(({ id }) => id);
        const failed = await listFailedJobs(tx, 'make-export', ids);
        const data = page.rows.map(({ createdAt, expiresAt, ...row }) => ({
          ...row,
          askedAt: createdAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
          failedJob: (mayRetry(scope) && failed.get(row.id)) || null,
        }));
        return presentPage(page, per_page, listUrl('dashboard/exports', { per_page }), data);
      }),

    'GET dashboard/erasures': (scope, { query: { cursor, per_page } }) =>
      scope.read(async (tx) => {
        const from = readPlace(cursor);
        const page = pageOf(await listErasures(tx, from, per_page + 1), per_page, from);
        const ids = page.rows.map(({ id }) => id);
        const failed = await listFailedJobs(tx, 'erase-account', ids);
        const data = page.rows.map(({ id, person, askedAt, createdAt: eraseAt }): AskedErasure => {
          const job = failed.get(id);
          return {
            person,
            askedAt: askedAt.toISOString(),
            eraseAt: eraseAt.toISOString(),
            state: eraseAt > scope.now ? 'waiting' : job ? 'failed' : 'due',
            failedJob: (mayRetry(scope) && job) || null,
          };
        });
        const since = newId(scope.now.getTime() - latelyMs);
        const figures = await countErasures(tx, scope.now, since);
        return {
          ...presentPage(page, per_page, listUrl('dashboard/erasures', { per_page }), data),
          figures,
        };
      }),
  });
}
