/** What is kept of a whole program's run, and its replay: the same as for one protocol, over several. [R37] */
import { advanceProgram, type ProgramAdvanced, type ProgramRun, startProgram } from './program.ts';
import type { Program } from './protocol.ts';
import {
  compareRecorded,
  type Difference,
  type EventEntry,
  type RunLog,
  recordOf,
  type StartEntry,
} from './replay.ts';
import type { RunEvent } from './run-event.ts';
import type { RunInput } from './run-state.ts';

export function programStartEntry(
  input: RunInput,
  now: number,
  { run, effects }: ProgramAdvanced,
  tz: string,
): StartEntry {
  return { input, ...recordOf(now, effects, run.run.dueAt, tz) };
}

export function programEventEntry(
  event: RunEvent,
  now: number,
  { run, effects }: ProgramAdvanced,
  tz: string,
): EventEntry {
  return { event, ...recordOf(now, effects, run.run.dueAt, tz) };
}

/** `each` is told the state after every entry: the start is −1. */
export function replayProgram(
  program: Program,
  log: RunLog,
  tz: string,
  each: (entry: number, advanced: ProgramAdvanced) => void = () => undefined,
): { run: ProgramRun; differences: Difference[] } {
  const differences: Difference[] = [];
  const began = startProgram(program, log.start.input, log.start.at);
  compareRecorded(-1, log.start, programStartEntry(log.start.input, log.start.at, began, tz), differences);
  each(-1, began);
  let { run } = began;
  for (const [index, entry] of log.events.entries()) {
    const advanced = advanceProgram(program, run, entry.event, entry.at);
    compareRecorded(index, entry, programEventEntry(entry.event, entry.at, advanced, tz), differences);
    each(index, advanced);
    run = advanced.run;
  }
  return { run, differences };
}
