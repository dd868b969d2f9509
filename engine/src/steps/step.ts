/** What every step type has to say for itself. */
import type { Outcome } from '../condition.ts';
import type { NodeOf, StepType } from '../protocol.ts';
import type { AnswerFault } from '../questions.ts';
import type { RunEvent } from '../run-event.ts';
import type { EndReason, Task } from '../run-state.ts';
import type { Refusal } from '../trace.ts';
import type { Work } from '../work.ts';

export type Ended = {
  result: Outcome;
  reason: EndReason;
  score?: number | null;
  band?: string | null;
  branch?: string | null;
};

export type Refused = { refused: Refusal; faults?: AnswerFault[] };

export type Step<T extends StepType> = {
  /** Does the step's work. null: it waits for something. */
  enter(work: Work, node: NodeOf<T>, at: number): Ended | null;
  /** An event for a task of this kind, whether a step or a module opened it. null: taken, the task stays open. */
  answer?(work: Work, task: Task, event: RunEvent, at: number): Ended | Refused | null;
  /** A task of this step was answered or ran out. null: the step goes on. Left out: the step ends the same way. */
  taskEnded?(work: Work, node: NodeOf<T>, task: Task, ended: Ended, at: number): Ended | null;
  /** The moment the step waited for has come. */
  moment?(work: Work, node: NodeOf<T>, at: number): Ended | null;
};

export const DOES_NOT_FIT: Refused = { refused: 'does-not-fit-task' };
export const EXPIRED: Ended = { result: 'failure', reason: 'expired' };

export const isRefused = (answer: Ended | Refused): answer is Refused => 'refused' in answer;
