/** The same people and the same days, lived by another program. [R80] [R81] */
import { advanceProgram, type ProgramAdvanced, type ProgramRun } from '../program.ts';
import type { Program } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import { eventInDraft, type Pairs } from './event-in-draft.ts';
import type { Happening, RealLife } from './real-life.ts';

/** More than this in one life is a program gone wild; what came after is not looked at. */
const MOST_CALLS = 50_000;

export type DraftLife = {
  run: ProgramRun;
  /** Really done, and not asked for. */
  unused: Happening[];
  /** How many answers came to the draft at another time than they were given. */
  shifted: number;
  wasCut: boolean;
};

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
  const queue = happenings.map((happening) => ({ at: happening.at, happening }));
  const left = new Set(happenings.filter(({ wasTaken }) => wasTaken));
  let run = begin;
  let calls = 0;
  let shifted = 0;
  /** Waking it did nothing, so that it is not woken again before something happens. */
  let asleep: ProgramRun | null = null;

  const step = (event: RunEvent, at: number): void => {
    const advanced = advanceProgram(program, run, event, at);
    calls++;
    if (advanced.run === run && advanced.effects.length === 0) return;
    const before = run;
    run = advanced.run;
    told(advanced);
    if (run.run.tasks !== before.run.tasks) shift(before);
  };

  /** [R81] A step that opens at another time is answered as soon after as it really was. */
  const shift = (before: ProgramRun): void => {
    for (const task of run.run.tasks) {
      if (task.node === null || before.run.tasks.some(({ id }) => id === task.id)) continue;
      const own = happenings.filter((one) => one.task?.id === task.id && left.has(one));
      for (const happening of own) {
        const by = task.openedAt - (happening.task?.openedAt ?? task.openedAt);
        if (by === 0) continue;
        const known = queue.findIndex((one) => one.happening === happening);
        if (known >= 0) queue.splice(known, 1);
        const at = happening.at + by;
        const place = queue.findIndex((one) => one.at > at);
        queue.splice(place < 0 ? queue.length : place, 0, { at, happening });
      }
    }
  };

  /** When the worker would have seen what is due next; null: never, or not before something happens. */
  const nextWake = (): number | null =>
    run.end !== null || run === asleep || run.run.dueAt === null ? null : seenAt(blind, run.run.dueAt);

  while (calls < MOST_CALLS) {
    const [next] = queue;
    const wakes = nextWake();
    if (wakes !== null && wakes <= until && (!next || wakes < next.at)) {
      const was = run;
      step({ id: `wake/${calls}`, type: 'timer' }, wakes);
      if (run === was) asleep = run;
      continue;
    }
    if (!next || next.at > until || run.end !== null) break;
    queue.shift();
    const { at, happening } = next;
    // What falls due at this very call is done in it, before the event, and may open or close what the event is for.
    const due = advanceProgram(program, run, { id: `look/${calls}`, type: 'timer' }, at).run;
    const protocol = program.protocols[due.index]?.protocol;
    const event = protocol && due.end === null ? eventInDraft(happening, due.run, protocol, pairs) : null;
    if (!event || ('task' in event && due.index !== run.index))
      step({ id: `wake/${calls}`, type: 'timer' }, at);
    if (!event) continue;
    if (at !== happening.at) shifted++;
    left.delete(happening);
    step(event, at);
  }
  return { run, unused: [...left], shifted, wasCut: calls >= MOST_CALLS };
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
