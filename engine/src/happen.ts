/** One event happens to a run. [R13], [R33] */
import { callForHelp } from './alert.ts';
import { MINUTE_MS } from './calendar.ts';
import { evaluate } from './condition.ts';
import { taskEnded } from './due.ts';
import { effectId, moduleSource } from './effect.ts';
import { endRun } from './ending.ts';
import { pause, resume } from './pause.ts';
import { correctReading, recordReading } from './readings.ts';
import type { RunEvent } from './run-event.ts';
import type { Task } from './run-state.ts';
import { stepOf } from './steps/run.ts';
import { isRefused, type Refused } from './steps/step.ts';
import { closeTask, isLate, windowOf } from './tasks.ts';
import { travel } from './travel.ts';
import { factsHandedIn, type HandedIn } from './urgent.ts';
import type { Work } from './work.ts';
import { isZone } from './zone.ts';

const DEFAULT_SNOOZES = 3;
/** Readings can come for years: those before were told apart long ago. */
const MOST_SEEN = 1_000;

/** Applies the event; what cannot be taken comes back with the reason and has changed nothing. */
export function happen(work: Work, event: RunEvent): Refused | null {
  const { run, now } = work;
  const paused = run.status === 'paused';
  switch (event.type) {
    case 'timer':
      return null;
    case 'pause':
      if (paused) return { refused: 'already-paused' };
      return remembered(work, event, () => pause(work));
    case 'resume':
      if (!paused) return { refused: 'not-paused' };
      return remembered(work, event, () => resume(work));
    case 'withdraw':
      return remembered(work, event, () =>
        endRun(work, 'withdrawn', run.here?.node ?? null, 'withdrawn', now),
      );
    case 'timeZone':
      if (!isZone(event.zone)) return { refused: 'no-such-zone' };
      return remembered(work, event, () => {
        if (event.zone !== run.zone) travel(work, event.zone);
      });
    case 'correction': {
      const refused = correctReading(work, event, now);
      return refused ? { refused } : remembered(work, event, () => {});
    }
    case 'reading':
      if (event.task === undefined) {
        const refused = recordReading(work, event.kpi, event.value, event.unit, now);
        return refused ? { refused } : remembered(work, event, () => {});
      }
      break;
  }
  if (paused) return hold(work, event);
  const task = run.tasks.find((open) => open.id === event.task);
  if (!task) return { refused: 'task-not-open' };
  return event.type === 'snooze' ? snooze(work, task, event.minutes) : answer(work, task, event);
}

/** Events for a task need no memory: the task is closed once it is answered. The last thousand of all others are remembered by id. */
function remembered(work: Work, event: RunEvent, act: () => void): null {
  work.run.seen = [...work.run.seen.slice(1 - MOST_SEEN), event.id];
  act();
  return null;
}

/** [R33] What comes during a pause is kept, and applied in order on resuming. */
function hold(work: Work, event: RunEvent): null {
  work.run.held = [...work.run.held, isTold(work, event) ? { ...event, told: true } : event];
  work.trace.push({ rule: 'R33', at: work.now, what: 'held', event: event.id });
  return null;
}

/** [R72] Help does not wait for the end of a pause: it is judged by what was handed in alone. */
function isTold(work: Work, event: RunEvent): boolean {
  const task = 'task' in event ? work.run.tasks.find(({ id }) => id === event.task) : undefined;
  const handedIn = task && handedInBy(work, task, event);
  const item = handedIn && work.protocol.items[handedIn.itemId];
  if (!task || !handedIn || !item || !('urgent' in item) || item.urgent === undefined) return false;
  const ask = factsHandedIn(item, handedIn.itemId, handedIn);
  const evaluation = ask && evaluate(item.urgent.when, ask);
  if (!evaluation?.holds) return false;
  const asked = task.node ?? moduleSource(task.module ?? '');
  const occurrence = `held-${asked}-${task.occurrence}`;
  const id = effectId(work.run.id, `item:${handedIn.itemId}`, task.visit, 'notifyExpert', occurrence);
  callForHelp(work, handedIn.itemId, id, evaluation, work.now);
  return true;
}

function handedInBy(work: Work, task: Task, event: RunEvent): (HandedIn & { itemId: string }) | null {
  if (task.item === null) return null;
  if (event.type === 'answers') return { itemId: task.item, answers: event.answers };
  if (event.type === 'reading' && event.kpi === task.item)
    return { itemId: task.item, value: event.value, unit: event.unit };
  const item = work.protocol.items[task.item];
  const isResult = event.type === 'taskDone' && item?.kind === 'order' && event.value !== undefined;
  return isResult && item.resultKpi !== undefined && event.value !== undefined
    ? { itemId: item.resultKpi, value: event.value }
    : null;
}

function answer(work: Work, task: Task, event: RunEvent): Refused | null {
  const { now } = work;
  const answered = stepOf(task.kind).answer?.(work, task, event, now);
  if (answered === undefined) return { refused: 'does-not-fit-task' };
  if (answered === null) return null;
  if (isRefused(answered)) return answered;
  closeTask(work, task, 'done', now);
  const late = answered.reason === 'done' && isLate(task, now);
  taskEnded(work, task, late ? { ...answered, reason: 'late' } : answered, now);
  return null;
}

/** [T16] Putting a task off moves its reminder, never its deadline; by no minutes, it takes the reminder back. */
function snooze(work: Work, task: Task, minutes: number): Refused | null {
  const { run, now } = work;
  const until = now + minutes * MINUTE_MS;
  if (minutes === 0 && task.snoozedUntil !== null) {
    run.tasks = run.tasks.map((open) => (open === task ? { ...task, snoozedUntil: null } : open));
    work.trace.push({ rule: 'T16', at: now, what: 'snoozed', task: task.id, until });
    return null;
  }
  const allowed = windowOf(work, task)?.snoozes ?? DEFAULT_SNOOZES;
  if (
    !(minutes > 0) ||
    task.snoozes >= allowed ||
    task.target === 'model' ||
    until >= (task.expiresAt ?? Infinity)
  )
    return { refused: 'snooze-not-allowed' };
  const later = { ...task, snoozedUntil: until, snoozes: task.snoozes + 1 };
  run.tasks = run.tasks.map((open) => (open === task ? later : open));
  work.trace.push({ rule: 'T16', at: now, what: 'snoozed', task: task.id, until });
  return null;
}
