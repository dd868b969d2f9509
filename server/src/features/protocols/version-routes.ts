import { versionCalls } from '@regimen/contract/versions.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import { wholeDocument } from './documents.ts';
import { keepAsVersion } from './keep-version.ts';
import { presentVersion } from './present.ts';
import { findDraft, findVersion, holdDraft, listVersions } from './queries.ts';
import { flowAt, restoreVersion } from './restore-version.ts';

export function versionRoutes(http: HttpParts): void {
  registerCalls(http, versionCalls, {
    'GET protocols/{id}/versions': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const from = readPlace(query.cursor);
        const rows = await listVersions(tx, scope.tenant.id, params.id, from, query.per_page + 1);
        const page = pageOf(rows, query.per_page, from);
        const url = `/api/protocols/${params.id}/versions`;
        return presentPage(
          { next: page.next, prev: null },
          query.per_page,
          url,
          page.rows.map(presentVersion),
        );
      }),

    'POST protocols/{id}/versions': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const row = await holdDraft(tx, scope.tenant.id, params.id);
        if (!row) throw notFound();
        await keepAsVersion(scope, tx, row, body.name);
        const kept = await findVersion(tx, scope.tenant.id, params.id, row.version);
        if (!kept) throw notFound();
        return presentVersion(kept);
      }),

    'GET protocols/{id}/versions/{version}': (scope, { params }) =>
      scope.read(async (tx) => {
        const row = await findDraft(tx, scope.tenant.id, params.id);
        if (!row) throw notFound();
        const flow = await flowAt(tx, row, params.version);
        const kept = await findVersion(tx, scope.tenant.id, params.id, params.version);
        const now = await wholeDocument(tx, row, flow, scope.locale);
        return {
          version: params.version,
          name: kept?.name ?? '',
          savedAt: (kept?.createdAt ?? row.savedAt).toISOString(),
          savedBy: kept?.savedBy ? { id: kept.savedBy.id, full_name: kept.savedBy.fullName } : null,
          stepsCount: flow.nodes.length,
          document: { ...now, items: { ...now.items, ...flow.items } },
        };
      }),

    'POST protocols/{id}/versions/{version}/restore': (scope, { params }) =>
      scope.tx((tx) => restoreVersion(scope, tx, params.id, params.version)),
  });
}
