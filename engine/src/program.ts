/** A program's protocols, one after another. [R34]–[R36] */
import { type Effect, effectId } from './effect.ts';
import { keepsOfProgram } from './keeps.ts';
import type { Program } from './protocol.ts';
import { type Advanced, advance, start } from './run.ts';
import type { RunEvent } from './run-event.ts';
import type { Run, RunEnd, RunInput } from './run-state.ts';
import type { Trace } from './trace.ts';

/** `run` is the protocol under way, or the last one; `past` tells how those before it ended. */
export type ProgramRun = {
  id: string;
  programId: string;
  index: number;
  run: Run;
  past: readonly { protocolId: string; end: RunEnd }[];
  end: RunEnd | null;
};

export type ProgramAdvanced = { run: ProgramRun; effects: Effect[]; trace: Trace[] };

export function startProgram(program: Program, input: RunInput, now: number): ProgramAdvanced {
  const first = program.protocols[0];
  if (!first) throw new RangeError('A program needs at least one protocol.');
  const keeps = keepsOfProgram(program);
  const began = start(first.protocol, { ...input, runId: runIdOf(input.runId, 0) }, now, undefined, keeps);
  const run = { id: input.runId, programId: program.id, index: 0, run: began.run, past: [], end: null };
  return goOn(program, run, began, now);
}

export function advanceProgram(
  program: Program,
  before: ProgramRun,
  event: RunEvent,
  now: number,
): ProgramAdvanced {
  const current = program.protocols[before.index];
  if (!current) throw new RangeError('The program has fewer protocols than the run it is asked to advance.');
  const advanced = advance(current.protocol, before.run, event, now, keepsOfProgram(program));
  if (advanced.run === before.run) return { ...advanced, run: before };
  return goOn(program, { ...before, run: advanced.run }, advanced, now);
}

const runIdOf = (programRunId: string, index: number): string => `${programRunId}.${index}`;

/** [R34] Starts the next protocol where one ended, and ends the program where there is no next. */
function goOn(program: Program, from: ProgramRun, advanced: Advanced, now: number): ProgramAdvanced {
  let run = from;
  // The ends of single protocols are the program's own affair.
  const effects = advanced.effects.filter(isNoEnd);
  const trace = [...advanced.trace];
  while (run.run.end !== null) {
    const { end } = run.run;
    const current = program.protocols[run.index];
    const next = program.protocols[run.index + 1];
    const goesOn = end.status === 'finished' || (end.status === 'failed' && current?.onFail === 'goOn');
    if (!goesOn || !next) {
      run = { ...run, end: goesOn ? { ...end, status: 'finished' } : end };
      effects.push(...programEnd(run));
      break;
    }
    const index = run.index + 1;
    const { zone, person } = run.run;
    const at = Math.max(now, run.run.at);
    trace.push({ rule: 'R34', at, what: 'protocol-began', index, protocol: next.protocol.id });
    const input = { runId: runIdOf(run.id, index), zone, person };
    const began = start(next.protocol, input, at, run.run, keepsOfProgram(program));
    effects.push(...began.effects.filter(isNoEnd));
    trace.push(...began.trace);
    run = { ...run, index, run: began.run, past: [...run.past, { protocolId: run.run.protocolId, end }] };
  }
  return { run, effects, trace };
}

const isNoEnd = (effect: Effect): boolean => effect.kind !== 'finish' && effect.kind !== 'fail';

function programEnd({ id, end }: ProgramRun): Effect[] {
  if (!end || end.status === 'withdrawn') return [];
  const { at, node, reason } = end;
  return end.status === 'finished'
    ? [{ id: effectId(id, 'program', 1, 'finish', 1), at, kind: 'finish', node }]
    : [{ id: effectId(id, 'program', 1, 'fail', 1), at, kind: 'fail', node, reason }];
}
