/**
 * Takes a move back, as long as nothing has happened since. [R60] The old state comes back as it was; what the move
 * closed is opened again under an id of its own, and counts stay where they have come to, so that no id comes twice.
 */
import { moduleSource, taskId } from '../effect.ts';
import { advanceProgram, type ProgramAdvanced, type ProgramRun } from '../program.ts';
import type { Program } from '../protocol.ts';
import type { ModuleState, Run, Task } from '../run-state.ts';
import { sameJson } from '../same-json.ts';
import { closeTask, openTask } from '../tasks.ts';
import { beginWork, type Work } from '../work.ts';
import type { Moved } from './verdict.ts';

export type Undone = ({ undone: true } & ProgramAdvanced) | { undone: false; because: NotUndone };

/**
 * `next-protocol`: the move led on to the next one, which has given out ids that it would give out again one day.
 * `model-was-asked`: the move took a question from the model, which cannot be put again.
 */
export type NotUndone = 'something-happened' | 'ended' | 'next-protocol' | 'model-was-asked';

export function undoMove(
  current: ProgramRun,
  moved: Pick<Moved, 'before' | 'run'>,
  old: Program,
  now: number,
): Undone {
  if (current.end) return { undone: false, because: 'ended' };
  if (!sameJson(current, moved.run)) return { undone: false, because: 'something-happened' };
  const { before } = moved;
  if (current.run.id !== before.run.id) return { undone: false, because: 'next-protocol' };
  const protocol = old.protocols[before.index]?.protocol;
  if (!protocol) throw new RangeError('This is not the version the run came from.');
  const isOpen = ({ id }: Task): boolean => current.run.tasks.some((task) => task.id === id);
  const lost = before.run.tasks.filter((task) => !isOpen(task));
  if (lost.some(({ target }) => target === 'model')) return { undone: false, because: 'model-was-asked' };

  const at = Math.max(now, current.run.at);
  const work = beginWork(
    protocol,
    { ...restored(before.run, current.run), at, tasks: current.run.tasks },
    at,
  );
  for (const task of current.run.tasks)
    if (!before.run.tasks.some(({ id }) => id === task.id)) closeTask(work, task, 'ended', at);
  for (const task of lost) openAgain(work, task);
  const { effects, trace, run } = work;
  const settled = advanceProgram(old, { ...before, run }, { id: 'undo', type: 'timer' }, at);
  return {
    undone: true,
    run: settled.run,
    effects: [...effects, ...settled.effects],
    trace: [...trace, ...settled.trace],
  };
}

function restored(before: Run, current: Run): Run {
  const visits: Record<string, number> = { ...current.visits };
  for (const [id, count] of Object.entries(before.visits)) visits[id] = Math.max(count, visits[id] ?? 0);
  const modules: Record<string, ModuleState> = {};
  for (const [id, state] of Object.entries(before.modules)) {
    const count = Math.max(state.count, current.modules[id]?.count ?? 0, visits[moduleSource(id)] ?? 0);
    modules[id] = { ...state, count };
  }
  for (const [id, { count }] of Object.entries(current.modules))
    if (!Object.hasOwn(modules, id)) visits[moduleSource(id)] = count;
  return { ...before, visits, modules };
}

/** The same task with its deadlines, as the next visit of its step or the next occurrence of its module. */
function openAgain(work: Work, task: Task): void {
  const { run } = work;
  if (task.node !== null) {
    const visit = (run.visits[task.node] ?? 0) + 1;
    run.visits = { ...run.visits, [task.node]: visit };
    if (run.here) run.here = { ...run.here, visit };
    const id = taskId(run.id, task.node, visit, task.occurrence);
    const proposal = task.target === 'system' ? (run.here?.proposal ?? null) : null;
    openTask(work, { ...task, id, visit }, proposal);
    return;
  }
  const module = task.module ?? '';
  const state = run.modules[module];
  if (!state) return;
  const occurrence = state.count + 1;
  run.modules = { ...run.modules, [module]: { ...state, count: occurrence } };
  openTask(work, { ...task, id: taskId(run.id, moduleSource(module), task.visit, occurrence), occurrence });
}

/** Messages that went out with the move: they cannot be taken back, and whoever undoes it should know. */
export function sentByMove({ effects }: Pick<Moved, 'effects'>): string[] {
  return effects.flatMap(({ id, kind }) => (kind === 'sendNudge' || kind === 'notifyExpert' ? [id] : []));
}
