import { jobDeskCalls } from '@regimen/contract/job-desk.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { listJobs, retryJob } from './queries.ts';

const mostShown = 100;

export function jobDeskRoutes(http: HttpParts): void {
  registerCalls(http, jobDeskCalls, {
    'GET dashboard/jobs': async (scope) => {
      const rows = await scope.read((tx) => listJobs(tx, mostShown));
      return wholeList(rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })));
    },

    'POST dashboard/jobs/{id}/retry': (scope, { params }) =>
      scope.tx(async (tx) => {
        await retryJob(tx, params.id);
        return undefined;
      }),
  });
}
