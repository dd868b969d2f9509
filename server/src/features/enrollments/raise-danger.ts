import { watchChannel } from '@regimen/contract/watching.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import { endOfDay } from './apply-effects.ts';
import { messageMark } from './message-mark.ts';
import { newTask } from './new-rows.ts';
import { lockEnrollment } from './shared-queries.ts';
import { insertTasks } from './steps-queries.ts';
import { tellOfDanger } from './tell-people.ts';

/**
 * Somebody may be in danger by what they wrote to one of their experts. No step of the program says so, so the run is left as
 * it is; the alert waits in the experts' queue like every other. Gives its task.
 */
export async function raiseDanger(
  scope: Scope,
  tx: Tx,
  enrollmentId: string,
  messageId: string,
): Promise<string | null> {
  const row = await lockEnrollment(tx, enrollmentId);
  if (!row) return null;
  const at = scope.now.getTime();
  const task = newTask(row, `${messageMark}${messageId}`, row.protocolIndex, at);
  await insertTasks(tx, [
    { ...task, target: 'system', kind: 'alert', isUrgent: true, urgentUntil: endOfDay(row.zone, at) },
  ]);
  const { programId, userId } = row;
  await tellOfDanger(scope, tx, { taskId: task.id, programId, userId });
  tell(tx, userId, 'task', { enrollmentId });
  scope.publish('watched', watchChannel('followers', programId));
  return task.id;
}
