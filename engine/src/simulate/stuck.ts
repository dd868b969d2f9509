/** Whether somebody is stuck at the end of the time they were watched, and on what. [R49] */

import { DAY_MS } from '../calendar.ts';
import { endlessWaitAt } from '../check/deadlines.ts';
import { graphOf } from '../graph.ts';
import type { ProgramRun } from '../program.ts';
import type { Program } from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';
import type { Run } from '../run-state.ts';
import type { StuckReason } from './result.ts';

/** null: ended as somebody meant, or still moving by a clock of its own. */
export function stuckAt(
  program: Program,
  run: ProgramRun,
  now: number,
  afterDays: number,
): StuckReason | null {
  if (run.end) {
    const { reason } = run.end;
    return reason === 'finish' || reason === 'fail' || reason === 'withdrawn' ? null : reason;
  }
  const { here, tasks, status } = run.run;
  const protocol = program.protocols[run.index]?.protocol;
  if (!here || !protocol || status === 'paused') return null;
  const open = tasks.filter((task) => task.node === here.node);
  const since = Math.max(here.enteredAt, ...open.map((task) => task.openedAt));
  if (now - since < afterDays * DAY_MS) return null;
  if (here.phase === 'holding')
    return protocol.modules.some((module) => holdsForever(module, run.run)) ? 'held-by-modules' : null;
  if (here.phase === 'choosing') return here.moment === null ? 'waits-for-change' : null;
  const node = graphOf(protocol).byId.get(here.node);
  return node ? endlessWaitAt(protocol, node) : null;
}

/** A module with an end lets the finish go one day; that is waiting, not being stuck. */
function holdsForever({ id, prevent_finish, stop_after, repeat }: RecurringModule, run: Run): boolean {
  return prevent_finish && stop_after === 0 && repeat === 0 && run.modules[id]?.next != null;
}
