/** Why things happened. Every entry names the rule it followed and the values it saw. [R28]–[R30] */
import { type Evaluation, type Outcome, reevaluate } from './condition.ts';
import type { EndReason } from './end-reasons.ts';
import type { AnswerFault } from './questions.ts';
import type { NoDecision } from './run-event.ts';
import type { RunEnd } from './run-state.ts';
import type { Doubt } from './steps/ai/doubt.ts';

export type Refusal =
  | 'run-ended'
  | 'seen-before'
  | 'task-not-open'
  | 'does-not-fit-task'
  | 'answers-have-faults'
  | 'no-such-kpi'
  | 'unknown-unit'
  | 'out-of-range'
  | 'proof-missing'
  | 'no-such-branch'
  | 'no-such-zone'
  | 'already-paused'
  | 'not-paused'
  | 'snooze-not-allowed';

/** One child that was asked, and what its condition said. */
export type Asked = { node: string; evaluation: Evaluation };

export type Trace = { rule: string; at: number } & (
  | { what: 'entered'; node: string; visit: number }
  | { what: 'ended'; node: string; visit: number; result: Outcome; reason: EndReason }
  | { what: 'decided'; node: string; evaluation: Evaluation }
  | {
      what: 'model-said';
      node: string;
      visit: number;
      /** What it said, word for word where that is no branch. */
      branch: string;
      sure: number | null;
      /** What became of it: it counts, a person looks at it, or the rule decides. */
      came: 'counts' | 'person' | 'rule';
      because: NoDecision | Doubt | null;
    }
  | { what: 'fell-back'; node: string; branch: string; asked: { branch: string; evaluation: Evaluation }[] }
  | { what: 'alerted' | 'urgent'; item: string; evaluation: Evaluation }
  | { what: 'scored'; item: string; score: number | null; band: string | null }
  | { what: 'jumped'; node: string; to: string; on: Outcome | null }
  | { what: 'chose'; node: string; to: string; asked: Asked[] }
  | { what: 'found-no-way'; node: string; asked: Asked[]; waits: boolean }
  | { what: 'held-by-modules'; node: string; modules: string[] }
  | { what: 'came'; module: string; occurrence: number; day: number; dueAt: number }
  | { what: 'missed'; module: string; occurrence: number; day: number; dueAt: number }
  | { what: 'answered' | 'expired'; module: string; occurrence: number; late: boolean }
  | { what: 'challenge-day'; node: string; day: number; done: boolean }
  | { what: 'corrected'; item: string; value: number | null; late?: true }
  | { what: 'snoozed'; task: string; until: number }
  | { what: 'paused' }
  | { what: 'resumed'; afterMs: number }
  | { what: 'travelled'; from: string; to: string }
  | { what: 'held'; event: string }
  | { what: 'refused'; event: string; why: Refusal; faults?: AnswerFault[] }
  | { what: 'run-ended'; status: RunEnd['status']; node: string | null; reason: RunEnd['reason'] }
  | { what: 'protocol-began'; index: number; protocol: string }
);

/** [R29] Whether a recorded decision, taken again from its own record, comes out the same. */
export function comesOutTheSame(entry: Trace): boolean {
  switch (entry.what) {
    case 'decided':
    case 'alerted':
    case 'urgent':
      return reevaluate(entry.evaluation) === entry.evaluation.holds;
    case 'chose': {
      const first = entry.asked.find((asked) => reevaluate(asked.evaluation));
      return first?.node === entry.to;
    }
    case 'fell-back': {
      const first = entry.asked.find((asked) => reevaluate(asked.evaluation));
      return first === undefined || first.branch === entry.branch;
    }
    case 'found-no-way':
      return entry.asked.every((asked) => !reevaluate(asked.evaluation));
    default:
      return true;
  }
}
