import type { LogEntry, VersionedLog } from '@regimen/engine/migrate/replay.ts';
import type { StartEntry } from '@regimen/engine/replay.ts';
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

/** `version` is the one that is followed now. Who was moved began on the one that the first move names. */
export function logOf(entries: readonly string[], version: string): VersionedLog | null {
  const [start, ...rest] = entries.map((entry) => JSON.parse(entry) as LogEntry);
  if (!start) return null;
  const log = { start: start as StartEntry, entries: rest as VersionedLog['entries'] };
  const move = log.entries.find((entry) => 'move' in entry);
  return { ...log, version: move?.move.from ?? version };
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
