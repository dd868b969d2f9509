import { randomBytes } from 'node:crypto';
import type { DataExport } from '@regimen/contract/data-exports.ts';
import { exportHours } from '@regimen/contract/leaving-times.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import { conflict, tooMany } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { type ExportRow, findExportOf, insertExport, updateExport } from './queries.ts';

const waitMs = exportHours * 3_600_000;

export const presentExport = ({
  id,
  status,
  progress,
  askedAt,
  expiresAt,
  sizeBytes,
}: Pick<ExportRow, 'id' | 'status' | 'progress' | 'askedAt' | 'expiresAt' | 'sizeBytes'>): DataExport => ({
  id,
  status,
  progress,
  askedAt: askedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  sizeBytes,
});

/** When the next one may be asked for. One that failed counts for nothing. */
export function nextAt(row: ExportRow | undefined, now: Date): Date | null {
  if (!row || row.status === 'failed') return null;
  const at = new Date(row.askedAt.getTime() + waitMs);
  return at > now ? at : null;
}

/** The one from before goes with its file: nobody owns it any more. */
export function askExport(scope: SignedInScope): Promise<DataExport> {
  const { userId } = scope.actor;
  return scope.tx(async (tx) => {
    await holdUser(tx, userId);
    const before = await findExportOf(tx, userId);
    const next = nextAt(before, scope.now);
    if (before?.status === 'running' && next) throw conflict('export_running');
    if (next) throw tooMany(Math.ceil((next.getTime() - scope.now.getTime()) / 1000));
    if (before) await updateExport(tx, before.id, { userId: null });
    const row = {
      id: newId(scope.now.getTime()),
      status: 'running' as const,
      progress: 0,
      askedAt: scope.now,
      expiresAt: null,
      sizeBytes: null,
    };
    await insertExport(tx, { ...row, tenantId: tx.tenantId, userId, linkKey: randomBytes(32) });
    await scope.enqueue(tx, 'make-export', { exportId: row.id });
    return presentExport(row);
  });
}
