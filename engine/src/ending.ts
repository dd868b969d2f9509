/** How a run ends. [R11], [R26] */
import { effectId } from './effect.ts';
import type { RunEnd } from './run-state.ts';
import { closeTask } from './tasks.ts';
import type { Work } from './work.ts';

/** Closes what is open, stops the modules, and says so once. */
export function endRun(
  work: Work,
  status: RunEnd['status'],
  node: string | null,
  reason: RunEnd['reason'],
  at: number,
): void {
  const { run } = work;
  for (const task of run.tasks) closeTask(work, task, status === 'withdrawn' ? 'withdrawn' : 'ended', at);
  run.status = status;
  run.end = { status, at, node, reason };
  run.here = null;
  run.held = [];
  run.pausedAt = null;
  run.modules = Object.fromEntries(
    Object.entries(run.modules).map(([id, state]) => [id, { ...state, next: null }]),
  );
  work.trace.push({ rule: 'R11', at, what: 'run-ended', status, node, reason });
  if (status === 'withdrawn') return;
  const visit = node === null ? 1 : (run.visits[node] ?? 1);
  const source = node ?? 'run';
  if (status === 'finished') {
    work.effects.push({ id: effectId(run.id, source, visit, 'finish', 1), at, kind: 'finish', node });
    return;
  }
  work.effects.push({ id: effectId(run.id, source, visit, 'fail', 1), at, kind: 'fail', node, reason });
  if (reason === 'fail') return;
  // Nobody meant this end: a person has to look at it.
  const id = effectId(run.id, source, visit, 'notifyExpert', 'stuck');
  work.effects.push({ id, at, kind: 'notifyExpert', node, item: null, task: null, about: 'stuck' });
}

/** [R26] Modules that still hold the finish back. */
export function holdingModules(work: Work): string[] {
  return work.protocol.modules
    .filter(
      ({ id, prevent_finish }) =>
        prevent_finish &&
        (work.run.modules[id]?.next != null || work.run.tasks.some((task) => task.module === id)),
    )
    .map((module) => module.id);
}
