import { expertEvent } from '@regimen/contract/task-event.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { AppError, conflict, invalid, notFound } from '../../errors.ts';
import type { MessageKey } from '../../messages.ts';
import type { SignedInScope } from '../../scope.ts';
import { advanceEnrollment } from '../enrollments/advance-enrollment.ts';
import { notify } from '../notifications/notify.ts';
import { noteAct } from './note-act.ts';
import { findName } from './people-queries.ts';
import * as queries from './queries.ts';
import { readHandled } from './read-handled.ts';

/** Hands in what the expert decided. What somebody else has taken, or closed meanwhile, is a conflict. */
export async function closeFollowUp(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  result: TaskResult,
): Promise<void> {
  const { userId } = scope.actor;
  const row = await queries.findCard(tx, id);
  if (!row) throw notFound();
  const { task } = row;
  const isOthers = task.claimedBy !== null && task.claimedBy !== userId;
  if (task.status !== 'open' || isOthers) throw conflict();
  if (task.result !== null) throw invalid('result', 'task_handed_in');
  if (task.urgentUntil !== null && !saysWhatWasDone(result))
    throw invalid('result.words', 'danger_needs_note');
  if (task.kind === 'alert') {
    if (result.type !== 'done' && result.type !== 'decision') throw invalid('result', 'does_not_fit_task');
    const closed = { status: 'done' as const, closedAt: scope.now, closedBy: userId, result };
    if (!(await queries.changeOwnTask(tx, id, userId, closed))) throw conflict();
    await noteAct(scope, tx, task, 'closed');
    if (task.urgentUntil !== null) await tellSeen(scope, tx, task, userId);
    await readHandled(scope, tx, task);
    return;
  }
  const event = expertEvent(task, result, newId(scope.now.getTime()));
  // The enrollment is locked by this: of two who decide at once, the second finds the task closed.
  const { refused, faults, run } = await advanceEnrollment(scope, tx, task.enrollmentId, event, {
    byUser: userId,
    result,
  });
  if (refused === 'task-not-open' || refused === 'run-ended' || refused === 'seen-before') throw conflict();
  if (refused === 'answers-have-faults')
    throw new AppError('invalid', {
      fields: Object.fromEntries(
        (faults ?? []).map(({ question, fault }): [string, MessageKey[]] => [
          `answers.${question}`,
          [fault === 'missing' ? 'required' : 'not_valid'],
        ]),
      ),
    });
  // During a pause it is kept, and counts when the follower goes on: nobody decides it a second time.
  if (!refused && run.run.status === 'paused')
    await queries.changeOwnTask(tx, id, userId, {
      result,
      claimedBy: userId,
      claimedAt: scope.now,
    });
  if (refused) throw invalid(refused === 'no-such-branch' ? 'branch' : 'result', 'does_not_fit_task');
  await readHandled(scope, tx, task);
}

/** Of somebody who may be in danger the next one has to know what was done. A reading says it itself. */
const saysWhatWasDone = (result: TaskResult): boolean =>
  result.type === 'decision' || result.type === 'booking'
    ? result.words.trim() !== ''
    : result.type === 'reading';

/** Whoever may be in danger hears that somebody has looked. */
async function tellSeen(
  scope: SignedInScope,
  tx: Tx,
  task: queries.CardRow['task'],
  expertId: string,
): Promise<void> {
  const expert = await findName(tx, expertId);
  const data = { person: expert ?? '' };
  await notify(tx, task.userId, {
    kind: 'help-seen',
    data,
    link: '/help-now',
    about: task.id,
    at: scope.now,
  });
}
