/** What every step type has to say for itself. */
import type { Condition, Outcome } from '../condition.ts';
import type { EndReason } from '../end-reasons.ts';
import type { ItemKind } from '../items.ts';
import type { AiSettings, NodeDataByType, NodeOf, StepType, WaitSettings } from '../protocol.ts';
import type { AnswerFault } from '../questions.ts';
import type { NoDecision, RunEvent } from '../run-event.ts';
import type { Task } from '../run-state.ts';
import type { Refusal } from '../trace.ts';
import type { Work } from '../work.ts';
import type { Doubt } from './ai/doubt.ts';

export type Ended = {
  result: Outcome;
  reason: EndReason;
  score?: number | null;
  band?: string | null;
  branch?: string | null;
  /** A person looks at it before it counts. */
  doubt?: Doubt | NoDecision | null;
};

export type Refused = { refused: Refusal; faults?: AnswerFault[] };

/** What a type is, for whoever asks without running it. */
export type Traits<T extends StepType> = {
  does: 'asks' | 'asksModel' | 'tells' | 'waits' | 'sorts' | 'jumps' | 'finishes' | 'fails';
  /** The kind of item it points at. */
  item?: ItemKind;
  worksWithoutItem?: true;
  /** Its item says how long it takes, and no window of the step. */
  lastsAsItsItem?: true;
  /** What is known afterwards: what its item asks for, or the KPI that the item names for its result. */
  measures?: 'item' | 'result';
  /** How it is told that it was done: by a booking, or an expert by a decision. Left out: plainly. */
  doneBy?: 'booking' | 'decision';
  /** The setting by which the creator says what success is; the first choice where nothing is said. */
  success?: { setting: keyof NonNullable<SettingsOf<T>> & string; choices: readonly [Success, Success] };
  /** Whether somebody may say that they arranged it themselves. */
  ownArranging?(settings: SettingsOf<T>): boolean;
  /** Who passes. */
  who?(settings: SettingsOf<T>): Condition;
  wait?(settings: SettingsOf<T>): WaitSettings;
  model?(settings: SettingsOf<T>): AiSettings;
  /** For those whose way ends here. */
  message?(settings: SettingsOf<T>): string | undefined;
  /** Its settings with other ids in them. */
  renamed?(settings: SettingsOf<T>, renaming: Renaming): SettingsOf<T>;
};

export type Success = 'taken' | 'inTarget' | 'booked' | 'attended';
type SettingsOf<T extends StepType> = NodeDataByType[T]['settings'];
export type Renaming = { condition(condition: Condition): Condition; item(id: string): string };

/** How it runs. */
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
