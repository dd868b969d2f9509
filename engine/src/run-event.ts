/** What can happen to a run. Every event has an id of its own; the same id twice changes nothing. [R13] */
import type { Outcome } from './condition.ts';
import type { Answers } from './questions.ts';
import type { KpiState, Taken } from './run-state.ts';

export type RunEvent = { id: string } & (
  | { type: 'taskDone'; task: string; outcome?: Outcome; proof?: string | number; value?: number }
  | { type: 'answers'; task: string; answers: Answers }
  /** With `task` it is the reading that a task asked for, otherwise one that came by itself. */
  | { type: 'reading'; kpi: string; value: number; unit?: string; task?: string }
  /**
   * [R96] A reading of the instant `of` was mended, or taken back where `value` is null; in the KPI's own unit. `state`:
   * what the readings that stand now come to, null where there are none. `recent`: the latest of them, oldest first,
   * where conditions look back on them. `was`: what it was before, for those who read the log; older logs are without it.
   * `late`: nothing was mended, an older reading was handed in afterwards.
   */
  | {
      type: 'correction';
      kpi: string;
      of: number;
      value: number | null;
      was?: number;
      state: KpiState | null;
      recent?: readonly Taken[];
      late?: true;
    }
  /** `own`: no booking of ours, the follower says so of one they arranged themselves. `cancelled`: without another. */
  | {
      type: 'booking';
      task: string;
      status: 'booked' | 'attended' | 'cancelled' | 'missed';
      own?: true;
    }
  | { type: 'expertDecision'; task: string; outcome?: Outcome; branch?: string; answers?: Answers }
  /** `sure`: from 0 to 1. With `because` there is no answer that can be used, whatever `branch` says. */
  | { type: 'aiDecision'; task: string; branch: string; words?: string; sure?: number; because?: NoDecision }
  | { type: 'snooze'; task: string; minutes: number }
  | { type: 'timer' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'withdraw'; words?: string }
  | { type: 'timeZone'; zone: string }
);

/** Why a model gave no answer that can be used. [R106] */
export type NoDecision =
  | 'no-model'
  | 'limit'
  | 'failed'
  | 'wrong-shape'
  | 'no-such-branch'
  | 'several-branches'
  | 'too-late';

export type EventOf<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>;
