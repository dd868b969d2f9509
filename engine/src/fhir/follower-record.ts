/** What is kept of one person's way through a program, as it is handed out. [G18] */
import type { Effect } from '../effect.ts';
import { replayVersions, type VersionedLog } from '../migrate/replay.ts';
import { placeOfId } from '../place-of-id.ts';
import type { ProgramAdvanced, ProgramRun } from '../program.ts';
import type { Program, Protocol, StepType } from '../protocol.ts';
import type { Answers } from '../questions.ts';
import type { RunLog } from '../replay.ts';
import type { EventOf, RunEvent } from '../run-event.ts';
import type { Task } from '../run-state.ts';
import { traitsOf } from '../steps/traits.ts';

export type FollowerTask = {
  /** The engine's id of the task. */
  key: string;
  protocolIndex: number;
  kind: StepType;
  item: string | null;
  name: string;
  target: 'follower' | 'system';
  status: 'open' | 'done' | 'declined' | 'expired' | 'ended';
  wasLate: boolean;
  lateAt: number | null;
  openedAt: number;
  expiresAt: number | null;
  closedAt: number | null;
};

/** `value` is in the KPI's own unit unless another is named. `task` is the key of the task that asked for it. */
export type FollowerReading = {
  protocolIndex: number;
  kpi: string;
  value: number;
  unit?: string;
  at: number;
  task: string | null;
};

export type FollowerSheet = {
  protocolIndex: number;
  item: string;
  answers: Answers;
  score: number | null;
  band: string | null;
  at: number;
  task: string | null;
};

export type FollowerRecord = {
  run: ProgramRun;
  startedAt: number;
  tasks: readonly FollowerTask[];
  readings: readonly FollowerReading[];
  sheets: readonly FollowerSheet[];
};

/** The record that the events of a whole life add up to. */
export const recordFromLog = (program: Program, { start, events }: RunLog): FollowerRecord =>
  recordFromVersions(() => program, { version: '', start, entries: events }).record;

/**
 * The same for somebody who was moved between versions. `program` is the version they came to, with what earlier ones
 * asked them added where it is gone, so that everything in the record has its definition.
 */
export function recordFromVersions(
  programs: (version: string) => Program,
  log: VersionedLog,
): { record: FollowerRecord; program: Program } {
  const { start, entries } = log;
  const tasks = new Map<string, FollowerTask>();
  const readings: FollowerReading[] = [];
  const sheets: FollowerSheet[] = [];
  const versions = new Set<string>([log.version]);
  let before: ProgramRun | null = null;
  const { run, version } = replayVersions(programs, log, start.tz, (index, now, version, came) => {
    const program = programs(version);
    const entry = entries[index];
    const event = entry && 'event' in entry ? entry.event : null;
    const done = takeEffects(program, { run: now, ...came }, event, tasks);
    // One call may end a protocol and begin the next; both know the same readings and answers. [R36]
    const place = (before ?? now).index;
    if (event?.type === 'correction') mendReading(readings, event);
    else takeReadings(before, now, place, done, readings);
    takeSheets(before, now, place, done, sheets);
    before = now;
    versions.add(version);
  });
  const program = withEarlierItems(programs(version), [...versions].map(programs));
  const record = { run, startedAt: start.at, tasks: [...tasks.values()], readings, sheets };
  return { record, program };
}

/** Where the same key says something else now, the newest words count. */
function withEarlierItems(program: Program, all: readonly Program[]): Program {
  const others = all.filter((other) => other !== program);
  if (others.length === 0) return program;
  const places = Math.max(...all.map(({ protocols }) => protocols.length));
  const protocols = Array.from({ length: places }, (_, index) => {
    const parts = [program, ...others.toReversed()].flatMap((other) => other.protocols[index] ?? []);
    const [part] = parts as [Program['protocols'][number]];
    const items = Object.assign({}, ...parts.toReversed().map(({ protocol }) => protocol.items));
    return { ...part, protocol: { ...part.protocol, items } };
  });
  return { ...program, protocols };
}

/** Opens and closes tasks; gives back those that were done. */
function takeEffects(
  program: Program,
  { run, effects }: ProgramAdvanced,
  event: RunEvent | null,
  tasks: Map<string, FollowerTask>,
): FollowerTask[] {
  const done: FollowerTask[] = [];
  for (const effect of effects) {
    if (effect.kind === 'openTask') {
      const opened = openedTask(program, run, effect.task);
      if (opened) tasks.set(opened.key, opened);
    }
    if (effect.kind !== 'closeTask') continue;
    const task = tasks.get(effect.task);
    if (!task) continue;
    task.status = closedAs(effect, event);
    task.closedAt = effect.at;
    task.wasLate = task.status === 'done' && task.lateAt !== null && effect.at >= task.lateAt;
    if (task.status === 'done') done.push(task);
  }
  return done;
}

function openedTask(program: Program, run: ProgramRun, task: Task): FollowerTask | null {
  if (task.target === 'model') return null;
  const protocolIndex = placeOfId(run, task.id);
  const protocol = program.protocols[protocolIndex]?.protocol;
  const { id: key, kind, item, target, openedAt, lateAt, expiresAt } = task;
  const name = (protocol && nameOf(protocol, task)) ?? kind;
  const open = { status: 'open', wasLate: false, closedAt: null } as const;
  return { key, protocolIndex, kind, item, name, target, ...open, openedAt, lateAt, expiresAt };
}

function nameOf(protocol: Protocol, task: Task): string | undefined {
  if (task.node !== null) return protocol.nodes.find((node) => node.id === task.node)?.data.name;
  const module = protocol.modules.find(({ id }) => id === task.module);
  return module?.settings.name ?? protocol.items[task.item ?? '']?.name;
}

function closedAs(
  effect: Extract<Effect, { kind: 'closeTask' }>,
  event: RunEvent | null,
): FollowerTask['status'] {
  if (effect.reason === 'expired') return 'expired';
  if (effect.reason !== 'done') return 'ended';
  const isOfTask = event !== null && 'task' in event && event.task === effect.task;
  return isOfTask && 'outcome' in event && event.outcome === 'failure' ? 'declined' : 'done';
}

function takeReadings(
  before: ProgramRun | null,
  { run }: ProgramRun,
  protocolIndex: number,
  done: readonly FollowerTask[],
  readings: FollowerReading[],
): void {
  for (const [kpi, { last, lastAt, count }] of Object.entries(run.kpis)) {
    if (count === (before?.run.kpis[kpi]?.count ?? 0)) continue;
    const task =
      done.find(({ item, kind }) => item === kpi || traitsOf(kind).measures === 'result')?.key ?? null;
    readings.push({ protocolIndex, kpi, value: last, at: lastAt, task });
  }
}

/** [R96] Handed out as it stands now. */
function mendReading(readings: FollowerReading[], { kpi, of, value }: EventOf<'correction'>): void {
  const found = readings.findIndex((reading) => reading.kpi === kpi && reading.at === of);
  const reading = readings[found];
  if (!reading) return;
  if (value === null) readings.splice(found, 1);
  else readings[found] = { ...reading, value };
}

function takeSheets(
  before: ProgramRun | null,
  { run }: ProgramRun,
  protocolIndex: number,
  done: readonly FollowerTask[],
  sheets: FollowerSheet[],
): void {
  for (const [item, { at, count, score, band, answers }] of Object.entries(run.results)) {
    if (count === (before?.run.results[item]?.count ?? 0)) continue;
    const task = done.find((closed) => closed.item === item)?.key ?? null;
    sheets.push({ protocolIndex, item, answers, score, band, at, task });
  }
}
