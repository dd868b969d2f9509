/** Whether somebody is stuck at the end of the time they were watched, and on what. [R49] */

import { DAY_MS } from '../calendar.ts';
import { graphOf } from '../graph.ts';
import type { ProgramRun } from '../program.ts';
import type { Program } from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';
import type { Run } from '../run-state.ts';
import { waitOf } from '../steps/traits.ts';
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
  if (here.moment !== null || open.some((task) => task.expiresAt !== null)) return null;
  if (here.phase === 'choosing') return 'waits-for-change';
  if (open.length > 0)
    return open.some((task) => task.target === 'follower') ? 'waits-for-follower' : 'waits-for-expert';
  const node = graphOf(protocol).byId.get(here.node);
  return node && waitOf(node) ? 'waits-for-event' : null;
}

/** A module with an end lets the finish go one day; that is waiting, not being stuck. */
function holdsForever({ id, prevent_finish, stop_after, repeat }: RecurringModule, run: Run): boolean {
  return prevent_finish && stop_after === 0 && repeat === 0 && run.modules[id]?.next != null;
}
