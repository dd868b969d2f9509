/** What a server would have of one run: effects' ids as unique keys, tasks by theirs. Disagreement throws. */
import type { Effect } from '../effect.ts';
import { findNode } from '../graph.ts';
import type { ProgramRun } from '../program.ts';
import type { Program } from '../protocol.ts';
import type { Task } from '../run-state.ts';

export class MovedWorld {
  private readonly given = new Set<string>();
  private readonly open = new Map<string, Task>();
  private readonly closed = new Set<string>();

  told(effects: readonly Effect[], what: string): void {
    for (const effect of effects) {
      if (this.given.has(effect.id)) throw new Error(`${what}: ${effect.id} was given out before`);
      this.given.add(effect.id);
      if (effect.kind === 'openTask') {
        if (this.closed.has(effect.task.id)) throw new Error(`${what}: ${effect.task.id} is opened again`);
        this.open.set(effect.task.id, effect.task);
      }
      if (effect.kind === 'closeTask') {
        if (!this.open.delete(effect.task)) throw new Error(`${what}: ${effect.task} is closed but not open`);
        this.closed.add(effect.task);
      }
    }
  }

  agrees({ run, index }: ProgramRun, program: Program, what: string): void {
    const protocol = program.protocols[index]?.protocol;
    if (!protocol) throw new Error(`${what}: no such protocol`);
    const known = run.tasks.filter(({ target }) => target !== 'model').map(({ id }) => id);
    const outside = [...this.open.keys()];
    if (known.toSorted().join() !== outside.toSorted().join())
      throw new Error(`${what}: open outside ${outside.join()}, in the run ${known.join()}`);
    for (const task of run.tasks) {
      const isAtHome =
        task.node !== null
          ? run.here?.node === task.node && findNode(protocol, task.node)?.type === task.kind
          : protocol.modules.some(
              ({ id, selected_module }) => id === task.module && selected_module === task.kind,
            );
      if (!isAtHome) throw new Error(`${what}: ${task.id} belongs to nothing`);
      if (task.item !== null && !protocol.items[task.item])
        throw new Error(`${what}: ${task.id} asks for nothing`);
    }
    if (run.here && !findNode(protocol, run.here.node)) throw new Error(`${what}: stands at no step`);
    for (const [id, { next }] of Object.entries(run.modules))
      if (next && !protocol.modules.some((module) => module.id === id))
        throw new Error(`${what}: module ${id} is gone and still to come`);
  }
}
