import { daysInProgram } from '@regimen/engine/facts.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';

/** Days in the program, the first is 0; before it begins, 0 too. */
export const dayInProgram = (state: string | null, now: number): number =>
  state === null ? 0 : dayOfRun(JSON.parse(state) as ProgramRun, now);

/** While paused, and once it is over, the day stands still. */
export function dayOfRun({ run }: ProgramRun, now: number): number {
  const until = run.end?.at ?? run.pausedAt ?? now;
  return Math.max(0, daysInProgram(run, until));
}
