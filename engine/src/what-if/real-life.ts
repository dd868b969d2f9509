/** What really happened to somebody: the log, lived again over the versions they followed. [R80] */
import { replayVersions, type VersionedLog } from '../migrate/replay.ts';
import type { ProgramAdvanced, ProgramRun } from '../program.ts';
import type { Program, Protocol } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import type { Task } from '../run-state.ts';

/** Something that people did, or a model; not what time did. */
export type Happening = {
  at: number;
  event: RunEvent;
  /** The task it was for, and the protocol that asked. null: for no task, or for one that was not open. */
  task: Task | null;
  protocol: Protocol;
  /** It was not refused. */
  wasTaken: boolean;
};

export type RealCall = ProgramAdvanced & { program: Program };

export type RealLife = {
  /** How everything stood when the period began; null when they had not begun by then. */
  begin: { run: ProgramRun; program: Program } | null;
  /** From the beginning of the log, and how many of them lie before the period. */
  happenings: readonly Happening[];
  before: number;
  calls: readonly RealCall[];
  run: ProgramRun;
  /** Spans in which something was due and nobody looked: from the first instant on, until before the second. */
  blind: readonly [number, number][];
  isExact: boolean;
};

export function realLife(
  programs: (version: string) => Program,
  log: VersionedLog,
  from: number,
  tz: string,
): RealLife {
  const happenings: Happening[] = [];
  const calls: RealCall[] = [];
  let begin: RealLife['begin'] = null;
  let before = 0;
  let last: { run: ProgramRun; program: Program } | null = null;
  const { run, differences } = replayVersions(programs, log, tz, (index, now, version, came) => {
    const entry = index < 0 ? log.start : log.entries[index];
    const program = programs(version);
    if (!entry) return;
    const isBefore = entry.at < from;
    if (isBefore) begin = { run: now, program };
    else calls.push({ run: now, program, effects: came.effects, trace: came.trace });
    if (last && 'event' in entry && entry.event.type !== 'timer') {
      const { event, at } = entry;
      const protocol = last.program.protocols[last.run.index]?.protocol;
      const task = last.run.run.tasks.find(({ id }) => 'task' in event && id === event.task);
      const wasTaken = !came.trace.some((line) => line.what === 'refused' && line.event === event.id);
      if (protocol) happenings.push({ at, event, task: task ?? null, protocol, wasTaken });
    }
    if (isBefore) before = happenings.length;
    last = { run: now, program };
  });
  return { begin, happenings, before, calls, run, blind: blindSpans(log), isExact: differences.length === 0 };
}

/** What a worker that was down or late did not see. A draft is woken by the same worker. [T11] */
function blindSpans({ start, entries }: VersionedLog): [number, number][] {
  const spans: [number, number][] = [];
  let due = start.dueAt;
  for (const { at, dueAt } of entries) {
    if (due !== null && due < at) spans.push([due, at]);
    due = dueAt;
  }
  if (due !== null) spans.push([due, Infinity]);
  return spans;
}
