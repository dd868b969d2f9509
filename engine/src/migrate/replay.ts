/** Replay of a run that went through several versions. [R61] A move and its undoing are entries like any event. */
import { judgeMove } from '../migrate.ts';
import { advanceProgram, type ProgramAdvanced, type ProgramRun, startProgram } from '../program.ts';
import { programEventEntry, programStartEntry } from '../program-replay.ts';
import type { Program } from '../protocol.ts';
import { compareRecorded, type Difference, type EventEntry, recordOf, type StartEntry } from '../replay.ts';
import { undoMove } from './undo.ts';
import type { Moved, MoveOptions } from './verdict.ts';

type Recorded = ReturnType<typeof recordOf>;

/** Names of versions, in whatever way the caller keeps them. With `from` a log says by itself where it began. */
export type Versions = { from: string; to: string };
export type MoveEntry = Recorded & { move: Versions & Omit<MoveOptions, 'now'> };
export type UndoEntry = Recorded & { undo: true };
/** Whatever can stand in the log of an enrollment. */
export type LogEntry = StartEntry | EventEntry | MoveEntry | UndoEntry;
export type VersionedLog = {
  version: string;
  start: StartEntry;
  entries: readonly (EventEntry | MoveEntry | UndoEntry)[];
};

type Came = Pick<ProgramAdvanced, 'run' | 'effects'>;

export function moveEntry(
  { from, to }: Versions,
  { now, ...how }: MoveOptions,
  { run, effects }: Came,
  tz: string,
): MoveEntry {
  return { move: { from, to, ...how }, ...recordOf(now, effects, run.run.dueAt, tz) };
}

export function undoEntry(now: number, { run, effects }: Came, tz: string): UndoEntry {
  return { undo: true, ...recordOf(now, effects, run.run.dueAt, tz) };
}

/** The version a log began on, given the one that its run is on now. */
export function firstVersion(entries: readonly LogEntry[], now: string): string {
  return entries.find((entry) => 'move' in entry)?.move.from ?? now;
}

/** A move that is no longer possible is a difference, and what follows is replayed on the version before it. */
export type VersionedDifference =
  | Difference
  | { entry: number; what: 'move' | 'undo'; recorded: unknown; computed: unknown };

/**
 * The run after an entry, the version that is followed from there on, and what the entry brought: nothing where it could
 * not be made again. The start is entry −1.
 */
export type OnEach = (entry: number, run: ProgramRun, version: string, came: Brought) => void;
type Brought = Pick<ProgramAdvanced, 'effects' | 'trace'>;
const NOTHING: Brought = { effects: [], trace: [] };

export function replayVersions(
  programs: (version: string) => Program,
  log: VersionedLog,
  tz: string,
  onEach?: OnEach,
): { run: ProgramRun; version: string; differences: VersionedDifference[] } {
  const differences: VersionedDifference[] = [];
  const compared: Difference[] = [];
  let { version } = log;
  const { input, at } = log.start;
  const began = startProgram(programs(version), input, at);
  compareRecorded(-1, log.start, programStartEntry(input, at, began, tz), compared);
  let { run } = began;
  onEach?.(-1, run, version, began);
  let last: { from: string; moved: Moved } | null = null;
  for (const [index, entry] of log.entries.entries()) {
    const program = programs(version);
    if ('move' in entry) {
      const { from, to, ...how } = entry.move;
      const verdict = judgeMove(run, program, programs(to), { ...how, now: entry.at });
      if (verdict.verdict !== 'move') {
        differences.push({ entry: index, what: 'move', recorded: to, computed: verdict });
        onEach?.(index, run, version, NOTHING);
        continue;
      }
      compareRecorded(
        index,
        entry,
        moveEntry({ from, to }, { ...how, now: entry.at }, verdict, tz),
        compared,
      );
      last = { from: version, moved: verdict };
      ({ run } = verdict);
      version = to;
      onEach?.(index, run, version, verdict);
    } else if ('undo' in entry) {
      const undone = last && undoMove(run, last.moved, programs(last.from), entry.at);
      if (!last || !undone?.undone) {
        differences.push({ entry: index, what: 'undo', recorded: true, computed: undone });
        onEach?.(index, run, version, NOTHING);
        continue;
      }
      compareRecorded(index, entry, undoEntry(entry.at, undone, tz), compared);
      ({ run } = undone);
      version = last.from;
      last = null;
      onEach?.(index, run, version, undone);
    } else {
      const advanced = advanceProgram(program, run, entry.event, entry.at);
      compareRecorded(index, entry, programEventEntry(entry.event, entry.at, advanced, tz), compared);
      ({ run } = advanced);
      onEach?.(index, run, version, advanced);
    }
  }
  differences.push(...compared);
  return { run, version, differences: differences.sort((a, b) => a.entry - b.entry) };
}
