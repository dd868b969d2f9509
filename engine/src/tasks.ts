/** Opening, closing and finding tasks. */

import { MINUTE_MS } from './calendar.ts';
import { type CloseReason, effectId, moduleSource, taskId } from './effect.ts';
import type { FlowNode, Window } from './protocol.ts';
import type { Task } from './run-state.ts';
import type { Work } from './work.ts';

export const sourceOf = (task: Task): string => task.node ?? moduleSource(task.module ?? '');

/** [R16] A step's task is open from the moment the person can be told, so its window starts then. */
export function openNodeTask(
  work: Work,
  node: FlowNode,
  more: { occurrence?: number; target?: Task['target']; expiresAt?: number; proposal?: string } = {},
): void {
  const { run, now } = work;
  const visit = run.visits[node.id] ?? 1;
  const occurrence = more.occurrence ?? 1;
  const window = node.data.window;
  openTask(
    work,
    {
      id: taskId(run.id, node.id, visit, occurrence),
      node: node.id,
      module: null,
      visit,
      occurrence,
      kind: node.type,
      item: node.data.selectedItem ?? null,
      target: more.target ?? node.data.target,
      role: '',
      openedAt: now,
      lateAt: minutesAfter(now, window?.lateAfterMinutes),
      expiresAt: more.expiresAt ?? minutesAfter(now, window?.expireAfterMinutes),
      snoozedUntil: null,
      snoozes: 0,
    },
    more.proposal ?? null,
  );
}

export function minutesAfter(at: number, minutes: number | undefined): number | null {
  return minutes === undefined ? null : at + minutes * MINUTE_MS;
}

export function openTask(work: Work, task: Task, proposal: string | null = null): void {
  const { run } = work;
  run.tasks = run.tasks.length === 0 ? [task] : [...run.tasks, task];
  if (task.target === 'model') return;
  const id = effectId(run.id, sourceOf(task), task.visit, 'openTask', task.occurrence);
  work.effects.push({ id, at: task.openedAt, kind: 'openTask', task, proposal });
}

export function closeTask(work: Work, task: Task, reason: CloseReason, at: number): void {
  const { run } = work;
  run.tasks = run.tasks.length === 1 ? [] : run.tasks.filter((open) => open.id !== task.id);
  if (task.target === 'model') return;
  const id = effectId(run.id, sourceOf(task), task.visit, 'closeTask', task.occurrence);
  work.effects.push({ id, at, kind: 'closeTask', task: task.id, reason });
}

/** [T13] Late from `lateAt` on, taken until `expiresAt`, which itself is too late. */
export const isLate = (task: Task, at: number): boolean => task.lateAt !== null && at >= task.lateAt;

export function windowOf(work: Work, task: Task): Window | undefined {
  if (task.node !== null) return work.graph.byId.get(task.node)?.data.window;
  return work.protocol.modules.find((module) => module.id === task.module)?.settings.window;
}
