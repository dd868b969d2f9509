import type { RunRecord } from '@regimen/contract/history.ts';
import { advanceProgram, type ProgramRun, startProgram } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';

/** The state after each record, and which protocol was under way before it. */
export interface Told {
  before: number;
  after: ProgramRun;
}

/** The record told again from its beginning. `null`: it cannot be, for nothing of it is a beginning. */
export function tellAgain(program: Program, records: readonly RunRecord[]): Told[] | null {
  const told: Told[] = [];
  let run: ProgramRun | null = null;
  for (const { entry } of records) {
    const before: number = run?.index ?? 0;
    if ('input' in entry) run = startProgram(program, entry.input, entry.at).run;
    else if (run && 'event' in entry) run = advanceProgram(program, run, entry.event, entry.at).run;
    else return null;
    told.push({ before, after: run });
  }
  return told;
}
