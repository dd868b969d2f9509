import type { Pause } from '@regimen/contract/protocol-words/program-state-words.ts';
import { firstVersion, type LogEntry, replayVersions } from '@regimen/engine/migrate/replay.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';

/** What somebody's record says until an instant; what is large comes as JSON. */
export interface ToldUntil {
  /** The entries, from the beginning. */
  entries: string;
  /** The version that is followed now. */
  version: string;
  versions: [id: string, content: string][];
}

export interface PastState {
  /** As JSON; null: not begun by then. */
  run: string | null;
  version: string;
  pauses: Pause[];
}

/** How somebody stood then, told again from the record; and every pause until then. Pure. */
export function pastState({ entries: text, version: now, versions }: ToldUntil): PastState {
  const entries = JSON.parse(text) as LogEntry[];
  const programs = new Map(versions.map(([id, content]) => [id, JSON.parse(content) as Program]));
  const programOf = (version: string): Program => {
    const found = programs.get(version);
    if (!found) throw new Error('A version that is followed is gone.');
    return found;
  };
  const [start, ...rest] = entries;
  if (!start || !('input' in start)) return { run: null, version: now, pauses: [] };
  const pauses: Pause[] = [];
  const log = {
    version: firstVersion(entries, now),
    start,
    entries: rest as Exclude<LogEntry, typeof start>[],
  };
  const { run, version } = replayVersions(programOf, log, start.tz, (_entry, after) => {
    const open = pauses.at(-1);
    const isOpen = open !== undefined && open.to === null;
    if (after.run.pausedAt !== null && !isOpen) pauses.push({ from: after.run.pausedAt, to: null });
    if (after.run.pausedAt === null && isOpen) open.to = after.run.at;
  });
  return { run: JSON.stringify(run satisfies ProgramRun), version, pauses };
}
