/** Why a recurring module did not come on a local day, as far as its rhythm and the run say. Pure. */
import type { Pause } from '@regimen/contract/protocol-words/program-state-words.ts';
import { timeOfDay } from '@regimen/engine/calendar.ts';
import { frameOf, isMeant } from '@regimen/engine/module-run.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { firstSlot, type Slot } from '@regimen/engine/recurrence.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import type { RunEnd } from '@regimen/engine/run-state.ts';
import { dayAt, instantOf } from '@regimen/engine/wall-clock.ts';

/** How somebody stood when a day was over, or now if it is not. */
export interface DaySeen {
  program: Program;
  /** null: not begun by then. */
  run: ProgramRun | null;
  day: number;
  zone: string;
  /** The end of the day, or now. */
  until: number;
  now: number;
  startsAt: number;
  pauses: readonly Pause[];
}

export type Silence =
  | { because: 'not-begun'; startsAt: number }
  | { because: 'ended'; end: RunEnd }
  | { because: 'other-part'; isOver: boolean; part: number }
  | { because: 'paused'; pause: Pause; next: Slot | null }
  | { because: 'not-meant' }
  /** It comes only while they are at a step, and they were not. */
  | { because: 'other-step' }
  | { because: 'used-up'; times: number }
  | { because: 'over'; lastDay: number }
  | { because: 'starts-later'; firstDay: number; next: Slot | null }
  | { because: 'begun-after'; startedAt: number; next: Slot | null }
  | { because: 'later-that-day'; next: Slot }
  | { because: 'late-waking'; dueAt: number }
  | { because: 'not-that-day'; next: Slot | null };

export function silenceOf(seen: DaySeen, index: number, module: RecurringModule): Silence {
  const { run, day, zone, until, pauses } = seen;
  const dayStart = instantOf(zone, day, 0);
  if (!run || dayAt(zone, seen.startsAt) > day) return { because: 'not-begun', startsAt: seen.startsAt };
  const end = run.end ?? (run.index > index ? (run.past[index]?.end ?? null) : null);
  if (run.end && run.end.at < dayStart) return { because: 'ended', end: run.end };
  if (run.index !== index) return { because: 'other-part', isOver: run.index > index, part: index };
  if (end) return { because: 'ended', end };
  const state = run.run.modules[module.id];
  if (!state || !isMeant(module, run.run)) return { because: 'not-meant' };
  const { next } = state;
  const slotAt = instantOf(zone, day, timeOfDay(module.at_time));
  const pause = pauses.find(({ from, to }) => from <= slotAt && (to ?? Infinity) > slotAt);
  if (pause) return { because: 'paused', pause, next };
  if (module.repeat > 0 && state.count >= module.repeat) return { because: 'used-up', times: module.repeat };
  if (module.during !== undefined && run.run.here?.node !== module.during) return { because: 'other-step' };
  const { startDay } = frameOf(run.run, state);
  if (module.stop_after > 0 && day >= startDay + module.stop_after)
    return { because: 'over', lastDay: startDay + module.stop_after - 1 };
  if (day < startDay + module.start_after)
    return { because: 'starts-later', firstDay: startDay + module.start_after, next };
  if (next && next.day === day && next.at > seen.now) return { because: 'later-that-day', next };
  if (next && next.at <= until && next.day <= day) return { because: 'late-waking', dueAt: next.at };
  if (
    dayAt(zone, run.run.startedAt) === day &&
    slotAt < run.run.startedAt &&
    namesDay(module, startDay, zone, day)
  )
    return { because: 'begun-after', startedAt: run.run.startedAt, next };
  return { because: 'not-that-day', next };
}

/** Whether the rhythm alone has something on that day. */
function namesDay(module: RecurringModule, startDay: number, zone: string, day: number): boolean {
  return firstSlot(module, { zone, startDay }, instantOf(zone, day, 0), 0)?.day === day;
}

export const moduleIn = (protocol: Protocol | undefined, id: string): RecurringModule | undefined =>
  protocol?.modules.find((module) => module.id === id);
