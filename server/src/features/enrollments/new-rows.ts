import type { TaskResult } from '@regimen/contract/task-forms.ts';
import { newId } from '../../db/ids.ts';
import type { EnrollmentRow, PromptRow, TaskRow } from './rows.ts';

/** What becomes of a task that was there before. */
export interface ClosedTask {
  key: string;
  status: 'done' | 'declined' | 'expired' | 'ended';
  at: Date;
  by: string | null;
  result: TaskResult | null;
}

export type NewTask = Omit<
  TaskRow,
  'begun' | 'claimedBy' | 'claimedAt' | 'handedNote' | 'versionId' | 'phone' | 'easedBy'
>;
/** `taskKey` is looked up when it is written: the task may have been opened long ago. */
export type NewPrompt = Pick<
  PromptRow,
  | 'id'
  | 'key'
  | 'kind'
  | 'isImportant'
  | 'title'
  | 'body'
  | 'channel'
  | 'status'
  | 'intendedAt'
  | 'freshUntil'
> & { taskKey: string | null };

/** Something those who look after the follower are told of. */
export interface ExpertNews {
  title: string;
  isUrgent: boolean;
  /** [R70] Their follower may be in danger. */
  inDanger: boolean;
  /** It has just been said or measured: the follower is told where help is. */
  isHelp?: boolean;
  /** What waits for them. */
  task: string;
  role: string;
}

export interface Wanted {
  opened: NewTask[];
  closed: ClosedTask[];
  prompts: NewPrompt[];
  news: ExpertNews[];
  /** Questions to a model, by the engine's id of the task. */
  questions: string[];
}

/** How a task was settled by what somebody did, where it was somebody. */
export type Settled = ReadonlyMap<
  string,
  { by: string | null; declined: boolean; result: TaskResult | null }
>;

export function newTask(
  row: EnrollmentRow,
  key: string,
  protocolIndex: number,
  at: number,
): Omit<NewTask, 'kind'> {
  const { tenantId, id: enrollmentId, programId, userId } = row;
  return {
    tenantId,
    id: newId(at),
    enrollmentId,
    programId,
    userId,
    key,
    target: 'follower',
    role: '',
    protocolIndex,
    node: null,
    module: null,
    item: null,
    name: '',
    proposal: null,
    isUrgent: false,
    urgentUntil: null,
    waitingSince: null,
    raisedBy: null,
    status: 'open',
    wasLate: false,
    openedAt: new Date(at),
    lateAt: null,
    expiresAt: null,
    snoozedUntil: null,
    closedAt: null,
    closedBy: null,
    result: null,
  };
}
