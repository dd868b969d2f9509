/** The follower is in another time zone. [T10] Dates that were still to come come once, in the new zone. */
import { slotInZone } from './recurrence.ts';
import type { Run } from './run-state.ts';
import { instantOf } from './wall-clock.ts';
import type { Work } from './work.ts';

export function travel(work: Work, zone: string): void {
  const { run, protocol, now } = work;
  work.trace.push({ rule: 'T10', at: now, what: 'travelled', from: run.zone, to: zone });
  run.zone = zone;
  run.modules = Object.fromEntries(
    protocol.modules.flatMap((module): [string, Run['modules'][string]][] => {
      const state = run.modules[module.id];
      if (!state) return [];
      return [
        [module.id, state.next ? { ...state, next: slotInZone(module, zone, state.next, now) } : state],
      ];
    }),
  );
  const { here } = run;
  if (!here) return;
  const { moment, challenge } = here;
  if (moment && moment.day !== null && moment.time !== null)
    run.here = {
      ...here,
      moment: { ...moment, at: Math.max(instantOf(zone, moment.day, moment.time), now) },
    };
  if (challenge) {
    const dayEnds = Math.max(instantOf(zone, challenge.startDay + challenge.day + 1, 0), now);
    run.tasks = run.tasks.map((task) => (task.node === here.node ? { ...task, expiresAt: dayEnds } : task));
  }
}
