import type { LogEntry, VersionedLog } from '@regimen/engine/migrate/replay.ts';
import type { StartEntry } from '@regimen/engine/replay.ts';

/** `version` is the one that is followed now. Who was moved began on the one that the first move names. */
export function logOf(entries: readonly string[], version: string): VersionedLog | null {
  const [start, ...rest] = entries.map((entry) => JSON.parse(entry) as LogEntry);
  if (!start) return null;
  const log = { start: start as StartEntry, entries: rest as VersionedLog['entries'] };
  const move = log.entries.find((entry) => 'move' in entry);
  return { ...log, version: move?.move.from ?? version };
}
