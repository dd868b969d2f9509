/** What falls due, in order of time. [R6], [T8] */
import { effectId } from './effect.ts';
import { endStep, lookAgain } from './flow.ts';
import { moduleComes, moduleTaskEnded } from './module-run.ts';
import type { RecurringModule } from './recurring-module.ts';
import type { Run, Task } from './run-state.ts';
import { stepOf } from './steps/run.ts';
import { type Ended, EXPIRED } from './steps/step.ts';
import { closeTask, sourceOf } from './tasks.ts';
import type { Work } from './work.ts';

/** Does the first of what is due at an instant that is known to be the earliest: expiries, then the step's moment,
 *  then modules, then reminders. */
function doFirst(work: Work, at: number): boolean {
  const { run, protocol } = work;
  for (const task of run.tasks)
    if (task.expiresAt === at) {
      expire(work, task, at);
      return true;
    }
  if (run.here?.moment?.at === at) {
    momentCame(work, at);
    return true;
  }
  for (const module of protocol.modules)
    if (run.modules[module.id]?.next?.at === at) {
      replaceOccurrence(work, module, at);
      return true;
    }
  for (const task of run.tasks)
    if (task.snoozedUntil === at) {
      remind(work, task, at);
      return true;
    }
  return false;
}

/** When the run wants to be woken: the earliest of everything that falls due by time alone. */
export function dueAtOf(run: Run): number | null {
  if (run.status !== 'running') return null;
  let at = run.here?.moment?.at ?? Infinity;
  for (const task of run.tasks) {
    if (task.expiresAt !== null && task.expiresAt < at) at = task.expiresAt;
    if (task.snoozedUntil !== null && task.snoozedUntil < at) at = task.snoozedUntil;
  }
  for (const id in run.modules) {
    const next = run.modules[id]?.next;
    if (next && next.at < at) at = next.at;
  }
  return at === Infinity ? null : at;
}

/** Does everything that is due by now, each as of its own instant, in order of time; says what is due next. */
export function catchUp(work: Work): number | null {
  let at = dueAtOf(work.run);
  while (at !== null && at <= work.now && doFirst(work, at)) {
    lookAgain(work, at);
    at = dueAtOf(work.run);
  }
  return at;
}

/** [T12] The next occurrence takes the place of one that a journey or a pause has left open. */
function replaceOccurrence(work: Work, module: RecurringModule, at: number): void {
  for (const task of work.run.tasks) if (task.module === module.id) expire(work, task, at);
  const state = work.run.modules[module.id];
  if (state) moduleComes(work, module, state);
}

function expire(work: Work, task: Task, at: number): void {
  closeTask(work, task, 'expired', at);
  taskEnded(work, task, EXPIRED, at);
}

/** A task was answered or ran out: its module counts it, or its step goes on. */
export function taskEnded(work: Work, task: Task, ended: Ended, at: number): void {
  if (task.module !== null) {
    moduleTaskEnded(work, task, ended.result === 'success', at);
    return;
  }
  const node = work.graph.byId.get(task.node ?? '');
  if (!node || work.run.here?.node !== node.id || work.run.here.phase !== 'working') return;
  const step = stepOf(node.type);
  const result = step.taskEnded ? step.taskEnded(work, node, task, ended, at) : ended;
  if (result !== null) endStep(work, node, result, at);
}

function momentCame(work: Work, at: number): void {
  const { here } = work.run;
  const node = here ? work.graph.byId.get(here.node) : undefined;
  if (!here || !node) return;
  // Between two steps the moment only says that a condition may have changed; `lookAgain` sets the next one.
  if (here.phase !== 'working') {
    work.run.here = { ...here, moment: null };
    return;
  }
  const ended = stepOf(node.type).moment?.(work, node, at) ?? null;
  if (ended !== null) endStep(work, node, ended, at);
}

/** [T16] The time a person put a task off to has come. */
function remind(work: Work, task: Task, at: number): void {
  const { run, effects } = work;
  run.tasks = run.tasks.map((open) => (open === task ? { ...task, snoozedUntil: null } : open));
  const id = effectId(run.id, sourceOf(task), task.visit, 'sendNudge', `${task.occurrence}.${task.snoozes}`);
  effects.push({ id, at, kind: 'sendNudge', item: task.item, task: task.id, freshUntil: task.expiresAt });
}
