/**
 * What if: somebody's real days against another program. [R80]–[R83]
 *
 *   const person = whatIf(programs, log, draft, { from, until, tz })
 *   null        they had ended before the period, or had not begun by its end
 *   otherwise   who would have been called earlier, later, anew or not at all; what would have been asked; where it led
 *
 * What people did is handed to the draft as it happened; what the draft asks and nobody was asked stays unanswered.
 */
import type { VersionedLog } from './migrate/replay.ts';
import { judgeMove } from './migrate.ts';
import { type ProgramRun, startProgram } from './program.ts';
import type { Program } from './protocol.ts';
import type { RunEnd } from './run-state.ts';
import {
  type EscalationChange,
  escalationChanges,
  type NamedCount,
  promptChanges,
  stepChanges,
  unknownAnswers,
} from './what-if/compare-sides.ts';
import { liveDraft } from './what-if/draft-life.ts';
import { type Happening, type RealLife, realLife } from './what-if/real-life.ts';
import { newSide, type Side, takeCall, taskName } from './what-if/side.ts';

export type WhatIfOptions = {
  /** What happened before is as it was. In ms since 1970. */
  from: number;
  until: number;
  /** Version of the time-zone data that the log is compared by. */
  tz?: string;
};

/** How the draft began: with the person's own beginning, with where they stood (nothing changes for them from there, or
 *  they would have been moved there), or anew from their beginning, because moving them needs a decision. */
export type Begun = 'at-start' | 'as-is' | 'moved' | 'anew';

export type WhatIfPerson = {
  begun: Begun;
  escalations: { before: number; after: number; changes: EscalationChange[] };
  prompts: ReturnType<typeof promptChanges>;
  steps: ReturnType<typeof stepChanges>;
  end: { before: RunEnd | null; after: RunEnd | null };
  /** Asked by the draft; nobody knows how they would have answered. */
  unknown: NamedCount[];
  /** Really answered, and not asked by the draft. */
  unused: NamedCount[];
  /** How many answers were taken over to another time, as soon after being asked as they really came. */
  shifted: number;
  differs: boolean;
  /** Lived again, the log came out as it was written; otherwise other versions of engine or time zones wrote it. */
  isExact: boolean;
  /** The draft ran wild and was not followed to the end. */
  wasCut: boolean;
};

export function whatIf(
  programs: (version: string) => Program,
  log: VersionedLog,
  draft: Program,
  { from, until, tz = log.start.tz }: WhatIfOptions,
): WhatIfPerson | null {
  if (log.start.at > until) return null;
  const real = realLife(programs, log, from, tz);
  if (real.begin?.run.end) return null;
  const itemKey = itemKeys(programs(log.version), draft);
  const { zone } = real.run.run;
  const [before, after] = [newSide(from, zone, itemKey), newSide(from, zone, itemKey)];
  for (const call of real.calls) takeCall(before, call.program, call);
  const { begun, program, ...begin } = beginDraft(real, log, draft, from, after);
  const happenings = begun === 'anew' ? real.happenings : real.happenings.slice(real.before);
  const lived = liveDraft(program, begin.run, happenings, real.blind, until, (advanced) =>
    takeCall(after, program, advanced),
  );
  const result = {
    begun,
    escalations: {
      before: before.escalations.length,
      after: after.escalations.length,
      changes: escalationChanges(before, after),
    },
    prompts: promptChanges(before, after),
    steps: stepChanges(before, after),
    end: { before: real.run.end, after: lived.run.end },
    unknown: unknownAnswers(before, after),
    unused: unusedAnswers(lived.unused.filter(({ at }) => at >= from)),
    shifted: lived.shifted,
    isExact: real.isExact,
    wasCut: lived.wasCut,
  };
  return { ...result, differs: isDifferent(result) };
}

type Begin = { begun: Begun; program: Program; run: ProgramRun };

function beginDraft(real: RealLife, log: VersionedLog, draft: Program, from: number, after: Side): Begin {
  const { input, at } = log.start;
  const anew = (begun: Begun): Begin => {
    const began = startProgram(draft, input, at);
    takeCall(after, draft, began);
    return { begun, program: draft, run: began.run };
  };
  if (!real.begin) return anew('at-start');
  const { run, program } = real.begin;
  const verdict = judgeMove(run, program, draft, { now: from });
  // Ended between the last entry and the period: the same by both, whichever lives it.
  if (verdict.verdict === 'stay') return { begun: 'as-is', program, run };
  if (verdict.verdict === 'decide') return anew('anew');
  takeCall(after, draft, verdict);
  return { begun: 'moved', program: draft, run: verdict.run };
}

function isDifferent({
  escalations,
  prompts,
  steps,
  end,
}: Pick<WhatIfPerson, 'escalations' | 'prompts' | 'steps' | 'end'>): boolean {
  return (
    escalations.changes.length > 0 ||
    prompts.by.length > 0 ||
    prompts.days.some((day) => day.before !== day.after) ||
    steps.onlyBefore.length + steps.onlyAfter.length > 0 ||
    end.before?.status !== end.after?.status ||
    end.before?.reason !== end.after?.reason
  );
}

function unusedAnswers(unused: readonly Happening[]): NamedCount[] {
  const counts = new Map<string, NamedCount>();
  for (const { task, protocol, event } of unused) {
    if (!task || event.type === 'snooze') continue;
    const name = taskName(task, protocol);
    counts.set(name, { name, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** A copy that took an item's place has another id and the same name: then the name says that it is the same thing. */
function itemKeys(was: Program, is: Program): Side['itemKey'] {
  const idsOf = ({ protocols }: Program): Set<string> =>
    new Set(protocols.flatMap(({ protocol }) => Object.keys(protocol.items)));
  const [own, others] = [idsOf(was), idsOf(is)];
  return (item, protocol) =>
    own.has(item) && others.has(item) ? item : `name:${protocol.items[item]?.name ?? item}`;
}
