/** Recurring modules of a run: when they come, what comes of it. [T5]–[T13], [T17] */

import { MINUTE_MS } from './calendar.ts';
import { effectId, moduleSource, taskId } from './effect.ts';
import { type Frame, firstSlot, slotAfter } from './recurrence.ts';
import { expiryMinutes, type RecurringModule } from './recurring-module.ts';
import type { ModuleState, Run, Task } from './run-state.ts';
import { onlyTells } from './steps/traits.ts';
import { closeTask, isLate, minutesAfter, openTask } from './tasks.ts';
import { dayAt } from './wall-clock.ts';
import type { Work } from './work.ts';

/** [T5] Whether a module is for this person: one meant for a role they have not stays silent. */
export const isMeant = (module: RecurringModule, { person }: Run): boolean =>
  module.target === 'system' || module.role === '' || person.roles.includes(module.role);

/** Where a module's days are counted from: the start of the run, or when its step was entered. [T17] */
export const frameOf = ({ zone, startDay }: Run, state: ModuleState): Frame => ({
  zone,
  startDay: state.startDay ?? startDay,
});

/** The state of every module when the run starts. [T5] Those bound to a step wait for it. */
export function firstModuleStates(work: Work): Run['modules'] {
  const { run, protocol, now } = work;
  const states: Record<string, ModuleState> = {};
  for (const module of protocol.modules) {
    const comes = module.during === undefined && isMeant(module, run);
    const next = comes ? firstSlot(module, run, now, 0) : null;
    states[module.id] = { next, lastDay: null, count: 0, done: 0, missed: 0, streak: 0, best: 0 };
  }
  return states;
}

/** [T17] A step is entered: the modules bound to it begin, as if the run began here. */
export function beginModules(work: Work, nodeId: string, at: number): void {
  const { run, protocol } = work;
  for (const module of protocol.modules) {
    const state = run.modules[module.id];
    if (module.during !== nodeId || !state || !isMeant(module, run)) continue;
    const startDay = dayAt(run.zone, at);
    const next = firstSlot(module, { zone: run.zone, startDay }, at, state.count);
    setState(work, module.id, { ...state, startDay, next });
  }
}

/** [T17] It is left: they come no more, and what they asked is not asked any longer. */
export function endModules(work: Work, nodeId: string, at: number): void {
  const { run, protocol } = work;
  for (const module of protocol.modules) {
    const state = run.modules[module.id];
    if (module.during !== nodeId || !state) continue;
    for (const task of run.tasks) if (task.module === module.id) closeTask(work, task, 'ended', at);
    if (state.next) setState(work, module.id, { ...state, next: null });
  }
}

/** [T8] A slot falls due: its task opens or its nudge goes out, unless its window is over already. */
export function moduleComes(work: Work, module: RecurringModule, state: ModuleState): void {
  const { run, now, trace } = work;
  const slot = state.next;
  if (!slot) return;
  const occurrence = state.count + 1;
  const next = slotAfter(module, frameOf(run, state), slot, occurrence);
  // [T12] The next occurrence takes the place of this one.
  const expiresAt = Math.min(slot.at + expiryMinutes(module) * MINUTE_MS, next?.at ?? Infinity);
  const { day, at } = slot;
  const { missed } = state;
  const came = { ...state, next, lastDay: day, count: occurrence };
  if (now >= expiresAt) {
    setState(work, module.id, { ...came, missed: missed + 1, streak: 0 });
    trace.push({ rule: 'T11', at, what: 'missed', module: module.id, occurrence, day, dueAt: at });
    return;
  }
  setState(work, module.id, came);
  trace.push({ rule: 'T8', at, what: 'came', module: module.id, occurrence, day, dueAt: at });
  if (onlyTells(module.selected_module)) sendNudge(work, module, occurrence, at, expiresAt);
  else
    openTask(work, {
      id: taskId(run.id, moduleSource(module.id), 1, occurrence),
      node: null,
      module: module.id,
      visit: 1,
      occurrence,
      kind: module.selected_module,
      item: module.selected_item,
      target: module.target,
      role: module.role,
      openedAt: at,
      lateAt: minutesAfter(at, module.settings.window?.lateAfterMinutes),
      expiresAt,
      snoozedUntil: null,
      snoozes: 0,
    });
}

function sendNudge(
  work: Work,
  module: RecurringModule,
  occurrence: number,
  at: number,
  freshUntil: number,
): void {
  const { run, effects } = work;
  const item = module.selected_item;
  const source = moduleSource(module.id);
  if (module.target === 'system') {
    const id = effectId(run.id, source, 1, 'notifyExpert', occurrence);
    effects.push({ id, at, kind: 'notifyExpert', node: null, item, task: null, about: 'nudge' });
  } else {
    const id = effectId(run.id, source, 1, 'sendNudge', occurrence);
    effects.push({ id, at, kind: 'sendNudge', item, task: null, freshUntil });
  }
  const state = run.modules[module.id];
  if (state) setState(work, module.id, { ...state, done: state.done + 1 });
}

/** [T13] What came of an occurrence. Done in time or late keeps the streak; anything else ends it. */
export function moduleTaskEnded(work: Work, task: Task, success: boolean, at: number): void {
  const state = work.run.modules[task.module ?? ''];
  if (!state || task.module === null) return;
  const streak = success ? state.streak + 1 : 0;
  const done = state.done + (success ? 1 : 0);
  const missed = state.missed + (success ? 0 : 1);
  const best = Math.max(state.best, streak);
  setState(work, task.module, { ...state, done, missed, streak, best });
  const what = success ? 'answered' : 'expired';
  const late = isLate(task, at);
  work.trace.push({ rule: 'T13', at, what, module: task.module, occurrence: task.occurrence, late });
}

function setState(work: Work, id: string, state: ModuleState): void {
  // Not `withEntry`: this is done at nearly every event, and a copy is made fast where all copied look alike.
  const modules = { ...work.run.modules };
  modules[id] = state;
  work.run.modules = modules;
}
