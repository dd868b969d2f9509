import { appointmentOf } from '@regimen/contract/appointment-of.ts';
import { repeatsOf } from '@regimen/contract/task-repeats.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import type { Task } from '@regimen/engine/run-state.ts';
import { lastOf, type Walk } from './walk.ts';

const mostReadings = 30;
const defaultSnoozes = 3;

/** A task of the simulation with all that its real form needs. */
export function openTask(program: Program, walk: Walk, task: Task, title: string, name: string): OpenTask {
  const { run } = lastOf(walk).life;
  const protocol = program.protocols[run.index]?.protocol;
  const item = itemOf(protocol, task.item);
  const kpi = item?.kind === 'kpi' ? task.item : item?.kind === 'order' ? (item.resultKpi ?? null) : null;
  const node = protocol?.nodes.find(({ id }) => id === task.node);
  const module = protocol?.modules.find(({ id }) => id === task.module);
  const window = node ? node.data.window : module?.settings.window;
  const isPaused = run.run.status === 'paused';
  const snoozesLeft = isPaused ? 0 : Math.max(0, (window?.snoozes ?? defaultSnoozes) - task.snoozes);
  const challenge = run.run.here?.node === task.node ? run.run.here?.challenge : null;
  return {
    id: task.id,
    enrollmentId: run.id,
    programId: program.id,
    programTitle: title,
    name,
    kind: task.kind,
    status: 'open',
    wasLate: false,
    closedAt: null,
    minutes: item?.kind === 'activity' || item?.kind === 'service' ? (item.minutes ?? null) : null,
    repeats: repeatsOf(module, item),
    openedAt: instant(task.openedAt) ?? '',
    lateAt: instant(task.lateAt),
    expiresAt: instant(task.expiresAt),
    snoozedUntil: instant(task.snoozedUntil),
    programCategory: null,
    start: null,
    appointment: appointmentOf(node, item),
    description: node?.data.description ?? '',
    item,
    itemKey: task.item,
    kpiKey: kpi,
    kpi: item?.kind === 'order' && item.orderType === 'lab_result' ? itemOf(protocol, kpi) : null,
    challengeDay:
      item?.kind === 'challenge' && challenge
        ? { day: challenge.day + 1, days: item.days, done: challenge.done, streak: challenge.streak }
        : null,
    readings:
      kpi === null
        ? []
        : readingsOf(walk, kpi)
            .slice(-mostReadings)
            .map((reading) => ({ id: null, ...reading })),
    taken: null,
    begun: null,
    remindsAt: instant(task.snoozedUntil),
    heldTimes: [],
    result: null,
    snoozesLeft,
    why: '',
    can: { answer: true, decline: true, snooze: snoozesLeft > 0 },
  };
}

/** Every reading of a KPI so far, oldest first. */
export function readingsOf({ things }: Walk, kpi: string): { takenAt: string; value: number }[] {
  let count = 0;
  return things.flatMap(({ at, life }) => {
    const state = life.run.run.kpis[kpi];
    if (!state || state.count === count) return [];
    count = state.count;
    return [{ takenAt: new Date(at).toISOString(), value: state.last }];
  });
}

const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const itemOf = (protocol: Protocol | undefined, id: string | null): Item | null =>
  (id === null ? undefined : protocol?.items[id]) ?? null;
