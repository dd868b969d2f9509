/** The same people and the same days, lived by another program. [R80] [R81] */
import { advanceProgram, type ProgramAdvanced, type ProgramRun } from '../program.ts';
import type { Program } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import { handedOver, type Pairs } from './hand-over.ts';
import type { Happening, RealLife } from './real-life.ts';

/** More than this in one life is a program gone wild; what came after is not looked at. */
const MOST_CALLS = 50_000;

export type DraftLife = { run: ProgramRun; unused: Happening[]; wasCut: boolean };

/** `told` hears of every call in order. The run is the last one that it was told of. */
export function liveDraft(
  program: Program,
  begin: ProgramRun,
  happenings: readonly Happening[],
  blind: RealLife['blind'],
  until: number,
  told: (advanced: ProgramAdvanced) => void,
): DraftLife {
  const pairs: Pairs = new Map();
  const unused: Happening[] = [];
  let run = begin;
  let calls = 0;
  const step = (event: RunEvent, at: number): void => {
    const advanced = advanceProgram(program, run, event, at);
    calls++;
    if (advanced.run === run && advanced.effects.length === 0) return;
    run = advanced.run;
    told(advanced);
  };
  /** Wakes the run as the worker would have: for everything it would have seen by then, or before then. */
  const wake = (isTime: (at: number) => boolean): void => {
    for (let due = run.run.dueAt; run.end === null && due !== null; due = run.run.dueAt) {
      const at = seenAt(blind, due);
      if (!isTime(at) || calls >= MOST_CALLS) return;
      const was = run;
      step({ id: `wake/${calls}`, type: 'timer' }, at);
      // Whatever stays due at the same instant will not go away by asking again.
      if (run === was) return;
    }
  };
  for (const happening of happenings) {
    const { at } = happening;
    if (at > until || calls >= MOST_CALLS) break;
    wake((time) => time < at);
    if (run.end !== null) break;
    // What falls due at this very call is done in it, before the event, and may open or close what the event is for.
    const due = advanceProgram(program, run, { id: `look/${calls}`, type: 'timer' }, at).run;
    const protocol = program.protocols[due.index]?.protocol;
    const event = protocol && due.end === null ? handedOver(happening, due.run, protocol, pairs) : null;
    if (event && 'task' in event && due.index !== run.index) wake((time) => time <= at);
    if (event) step(event, at);
    else {
      wake((time) => time <= at);
      if (happening.wasTaken) unused.push(happening);
    }
  }
  wake((time) => time <= until);
  return { run, unused, wasCut: calls >= MOST_CALLS };
}

/** The spans lie in order of time and do not meet. */
function seenAt(blind: RealLife['blind'], due: number): number {
  let [low, high] = [0, blind.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blind[middle]?.[1] ?? Infinity) <= due) low = middle + 1;
    else high = middle;
  }
  const [dark, seen] = blind[low] ?? [Infinity, Infinity];
  return due >= dark ? seen : due;
}
