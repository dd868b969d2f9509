import { dataExportCalls } from '@regimen/contract/data-exports.ts';
import { notFound } from '../../errors.ts';
import { ByteStream } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Files } from '../../providers/files.ts';
import { isGood, signedQuery } from '../../signed-link.ts';
import { askExport, nextAt, presentExport } from './ask-export.ts';
import { keyOf } from './make-export.ts';
import { type ExportRow, findExport, findExportOf } from './queries.ts';

const isThere = (row: ExportRow | undefined, now: Date): row is ExportRow & { expiresAt: Date } =>
  row?.status === 'ready' && row.expiresAt !== null && row.expiresAt > now;

export function exportRoutes(http: HttpParts, files: Files): void {
  registerCalls(http, dataExportCalls, {
    'GET data-exports': (scope) =>
      scope.read(async (tx) => {
        const row = await findExportOf(tx, scope.actor.userId);
        const isOver = row?.status === 'ready' && !isThere(row, scope.now);
        return {
          current: row && !isOver ? presentExport(row) : null,
          nextAt: nextAt(row, scope.now)?.toISOString() ?? null,
        };
      }),

    'POST data-exports': (scope) => askExport(scope),

    'GET data-exports/{id}/link': (scope, { params: { id } }) =>
      scope.read(async (tx) => {
        const row = await findExport(tx, id);
        if (!isThere(row, scope.now)) throw notFound();
        const { expiresAt, linkKey } = row;
        const url = `/api/public/exports/${id}?${signedQuery(id, linkKey, expiresAt)}`;
        return { url, expiresAt: expiresAt.toISOString() };
      }),

    'GET public/exports/{id}': async (scope, { params: { id }, query: { until, signature } }) => {
      await scope.read(async (tx) => {
        const row = await findExport(tx, id);
        // An address that is over leads nowhere, as one that never was.
        if (!isThere(row, scope.now) || !isGood(id, row.linkKey, until, signature, scope.now.getTime()))
          throw notFound();
      });
      const found = await files.getStream(keyOf(scope.tenant.id, id));
      if (!found) throw notFound();
      return new ByteStream(found.bytes, found.length, 'application/zip', 'my-data.zip');
    },
  });
}
