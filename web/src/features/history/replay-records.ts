import type { RunRecord } from '@regimen/contract/history.ts';
import { firstVersion, type LogEntry, replayVersions } from '@regimen/engine/migrate/replay.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';

/** The state after each record and the version it was judged by, and which protocol was under way before it. */
export interface Replayed {
  before: number;
  after: ProgramRun;
  version: string;
}

/** A version by its id; `current` is the one that is followed now. */
export interface Versions {
  current: string;
  find: (id: string) => Program | undefined;
}

type Later = Exclude<LogEntry, { input: unknown }>;

/** Every version that these records name: the one they began with, and those that moves led to. */
export function versionsNamed(records: readonly RunRecord[], current: string): string[] {
  const entries = records.map(({ entry }) => entry).filter((entry): entry is Later => !('input' in entry));
  const moves = entries.flatMap((entry) => ('move' in entry ? [entry.move.to] : []));
  return [...new Set([firstVersion(entries, current), ...moves])];
}

/** The record told again from its beginning. `null`: it cannot be, for nothing of it is a beginning. */
export function replayRecords({ current, find }: Versions, records: readonly RunRecord[]): Replayed[] | null {
  const [start, ...later] = records.map(({ entry }) => entry);
  if (!start || !('input' in start)) return null;
  const entries = later.filter((entry): entry is Later => !('input' in entry));
  const version = firstVersion(entries, current);
  if (versionsNamed(records, current).some((id) => !find(id))) return null;
  const told: Replayed[] = [];
  replayVersions(
    (id) => find(id) as Program,
    { version, start, entries },
    start.tz,
    (_, after, on) => told.push({ before: told.at(-1)?.after.index ?? 0, after, version: on }),
  );
  return told;
}
