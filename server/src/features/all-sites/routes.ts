import { allSitesCalls, newDays, type SiteInNumbers } from '@regimen/contract/all-sites.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import { listSites, type SiteRow } from './queries.ts';

const present = ({ createdAt, seenAt, ...site }: SiteRow): SiteInNumbers => ({
  ...site,
  createdAt: new Date(createdAt).toISOString(),
  lastSeenAt: seenAt ? new Date(seenAt).toISOString() : null,
});

export function allSitesRoutes(http: HttpParts): void {
  registerCalls(http, allSitesCalls, {
    'GET dashboard/sites': async (scope, { query: { cursor, per_page } }) => {
      const from = readPlace(cursor);
      const since = new Date(scope.now.getTime() - newDays * 86_400_000);
      const host = http.platformHost ?? '';
      const rows = await scope.read((tx) => listSites(tx, host, from, since, per_page + 1));
      const page = pageOf(
        rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
        per_page,
        from,
      );
      return presentPage(page, per_page, listUrl('dashboard/sites', { per_page }), page.rows.map(present));
    },
  });
}
