import type { LogEntry } from '@regimen/engine/migrate/replay.ts';
import type { Tx } from '../../db/pool.ts';
import { listEntries } from './logs/queries.ts';

/** The entries of each log as they are kept, in order. */
export async function readRawLogs(
  tx: Tx,
  tenantId: string,
  enrollmentIds: readonly string[],
): Promise<Map<string, string[]>> {
  const logs = new Map<string, string[]>(enrollmentIds.map((id) => [id, []]));
  if (enrollmentIds.length === 0) return logs;
  for (const row of await listEntries(tx, tenantId, enrollmentIds))
    logs.get(row.enrollment_id)?.push(row.entry);
  return logs;
}

/** Every version that a log names, and the one that is followed now. */
export function versionsIn(entries: readonly string[], version: string): Set<string> {
  const versions = new Set([version]);
  for (const entry of entries) {
    if (!entry.includes('"move"')) continue;
    const read = JSON.parse(entry) as LogEntry;
    if ('move' in read) versions.add(read.move.from).add(read.move.to);
  }
  return versions;
}
