import { daysInProgram } from '@regimen/engine/facts.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';

/** Days in the program, the first is 0; before it begins, 0 too. While paused the day stands still. */
export function dayInProgram(state: string | null, now: number): number {
  if (state === null) return 0;
  const { run } = JSON.parse(state) as ProgramRun;
  const until = run.end?.at ?? run.pausedAt ?? now;
  return Math.max(0, daysInProgram(run, until));
}
