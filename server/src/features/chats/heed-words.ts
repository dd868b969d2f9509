import { dangerIn } from '@regimen/engine/crisis-gate.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { raiseDanger } from '../enrollments/raise-danger.ts';
import { tellOfDanger } from '../enrollments/tell-people.ts';
import * as queries from './alert-queries.ts';

/**
 * What somebody writes may mean that they are in danger. Whoever in the chat looks after them in a program is told at once,
 * with the program's team, by an alert in their queue. Among others nobody is told: the writer is shown help, and what we did.
 */
export async function heedWords(
  scope: SignedInScope,
  tx: Tx,
  { chatId, messageId, body }: { chatId: string; messageId: string; body: string },
): Promise<void> {
  const kind = dangerIn(body);
  if (kind === null) return;
  const { userId } = scope.actor;
  const alert = { chatId, userId, messageId, kind, at: scope.now };
  const open = await queries.findOpenAlert(tx, chatId, userId);
  if (open) {
    await tellOfDanger(scope, tx, open);
    await queries.putAlert(tx, { ...alert, taskId: open.taskId });
    return;
  }
  const enrollmentId = await queries.findWatchedEnrollment(tx, chatId, userId);
  const raised = enrollmentId === undefined ? null : await raiseDanger(scope, tx, enrollmentId, messageId);
  await queries.putAlert(tx, { ...alert, taskId: raised });
}
