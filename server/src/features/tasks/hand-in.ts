import { followerEvent, isMisfit } from '@regimen/contract/task-event.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { advanceEnrollment } from '../enrollments/advance-enrollment.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { refusalError } from '../enrollments/refusal-error.ts';
import type { TaskRow } from '../enrollments/rows.ts';
import { lockEnrollment } from '../enrollments/shared-queries.ts';
import { attachUploads } from '../uploads/attach-uploads.ts';
import * as queries from './queries.ts';

/** What was done longer ago without a connection counts as of now. */
const oldestDoneMs = 48 * 3_600_000;

/** Hands a follower's task in. What the engine does not take is told by field, and nothing has happened. */
export async function handIn(
  scope: SignedInScope,
  tx: Tx,
  taskId: string,
  result: TaskResult,
  doneAt: string | undefined,
): Promise<void> {
  const { task, enrollment, versionId } = await holdTask(tx, taskId);
  if (task.status !== 'open') throw conflict('task_closed');
  if (task.result !== null) throw conflict('task_handed_in');
  const program = await programOf(tx, versionId);
  const protocol = program.protocols[task.protocolIndex]?.protocol;
  const event = eventOf(task, protocol, result, newId(scope.now.getTime()));
  await attachFiles(scope, tx, task, protocol, result);
  const { userId } = scope.actor;
  const at = doneAtOf(task, doneAt, scope.now.getTime());
  const how = { byUser: userId, result, at };
  const { refused, faults } = await advanceEnrollment(scope, tx, task.enrollmentId, event, how);
  if (refused === 'proof-missing' && event.type === 'taskDone' && isLabResult(protocol, task))
    throw invalid('result.value', 'proof_missing');
  if (refused) throw refusalError(refused, faults, 'result.');
  // Kept by the engine until one goes on.
  if (enrollment.status === 'paused')
    await queries.keepHandedIn(tx, task.id, { result, begun: null }, scope.now);
}

/** As it is while nobody else can change it: pressed twice, the second finds it handed in. */
async function holdTask(tx: Tx, taskId: string): Promise<queries.FoundTask> {
  const seen = await queries.findTask(tx, taskId);
  if (!seen) throw notFound();
  await lockEnrollment(tx, seen.task.enrollmentId);
  const held = await queries.findTask(tx, taskId);
  if (!held) throw notFound();
  return held;
}

/** When it counts: as of then if the task was open then and it is not too long ago, otherwise now. */
function doneAtOf(task: TaskRow, doneAt: string | undefined, now: number): number {
  if (doneAt === undefined) return now;
  const at = Date.parse(doneAt);
  const wasOpen = at >= task.openedAt.getTime() && at < (task.expiresAt?.getTime() ?? Infinity);
  return wasOpen && at <= now && at > now - oldestDoneMs ? at : now;
}

function eventOf(task: TaskRow, protocol: Protocol | undefined, result: TaskResult, id: string): RunEvent {
  const made = followerEvent(task, protocol, result, id);
  if (isMisfit(made)) throw invalid(`result.${made.field}`, made.misfit);
  return made;
}

/** Files that are handed in must be the person's own; they belong to the task from now on. */
async function attachFiles(
  scope: SignedInScope,
  tx: Tx,
  task: TaskRow,
  protocol: Protocol | undefined,
  result: TaskResult,
): Promise<void> {
  const item = itemOf(protocol, task);
  const files = filesIn(item, result);
  const { userId: ownerId } = scope.actor;
  for (const [field, name] of files)
    if (!(await attachUploads(tx, { ownerId, taskId: task.id, names: [name] })))
      throw invalid(field, 'no_such_upload');
}

function filesIn(item: Item | undefined, result: TaskResult): [field: string, name: string][] {
  const wantsFile =
    (item?.kind === 'order' && item.orderType === 'upload') ||
    (item?.kind === 'challenge' && item.proof === 'photo');
  if (result.type === 'proof' && wantsFile) return [['result.proof', String(result.proof)]];
  if (result.type !== 'answers') return [];
  const questions = item?.kind === 'activity' || item?.kind === 'assessment' ? (item.questions ?? []) : [];
  return questions.flatMap((question): [string, string][] => {
    const answer = result.answers[question.id];
    return question.kind === 'file' && typeof answer === 'string'
      ? [[`result.answers.${question.id}`, answer]]
      : [];
  });
}

const itemOf = (protocol: Protocol | undefined, task: TaskRow): Item | undefined =>
  task.item === null ? undefined : protocol?.items[task.item];

function isLabResult(protocol: Protocol | undefined, task: TaskRow): boolean {
  const item = itemOf(protocol, task);
  return item?.kind === 'order' && item.orderType === 'lab_result';
}
