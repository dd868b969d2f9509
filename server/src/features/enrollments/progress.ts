import { daysInProgram } from '@regimen/engine/facts.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import { instantOf } from '@regimen/engine/wall-clock.ts';

/** Who takes longer than expected is nearly there, and there only at the end. */
const mostBeforeEnd = 0.99;

/** The first day is 0; days spent paused are left out, and after the end it stands still. */
export function dayOf(run: ProgramRun | null, now: number): number {
  if (!run) return 0;
  const at = run.end?.at ?? run.run.pausedAt ?? now;
  return Math.max(0, daysInProgram(run.run, at));
}

/** Share of the expected length that lies behind in days lived, 0 to 1. Steps differ too much in length to be counted. */
export function progressOf(run: ProgramRun | null, weeks: number, now: number): number {
  if (run?.end?.status === 'finished') return 1;
  const share = Math.min(mostBeforeEnd, dayOf(run, now) / (weeks * 7));
  return Math.round(share * 1_000) / 1_000;
}

/** When half of the expected days lay behind; with the end at the latest. null: not yet. */
export function halfWayAt(run: ProgramRun | null, weeks: number, now: number): Date | null {
  if (!run) return null;
  const half = Math.ceil((weeks * 7) / 2);
  const ended = run.end?.status === 'finished' ? run.end.at : null;
  if (dayOf(run, now) < half) return ended === null ? null : new Date(ended);
  return new Date(instantOf(run.run.zone, run.run.originDay + half, 0));
}
